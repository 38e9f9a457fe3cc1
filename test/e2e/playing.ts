/** A hand in the play-test: makes a move as its text names it. */
import { expect } from 'vitest'
import { kindNamed } from '../../renderer/board.ts'
import { type Course, makeMove, positionOf, startCourse } from '../../renderer/play/course.ts'
import type { Editor } from './editor.ts'

/** The course that a play-test of these rows begins with. */
export function courseFrom(rows: readonly string[]): Course {
  const read = kindNamed('parkout').parse(rows)
  if (!read.ok) throw new Error(JSON.stringify(read.issues))
  return startCourse('parkout', read.value)
}

/** A press on what leaves, a drag of what slides; the list of moves made ends with it. Gives the course one move on. */
export async function playMove(editor: Editor, course: Course, text: string): Promise<Course> {
  const kind = kindNamed(course.kindId)
  const move = kind.readMove(course.board, text)
  if (move === undefined) throw new Error(`“${text}” is no move`)
  const { grips, by, press } = kind.gesture(course.board, positionOf(course), move)
  const [x, y] = grips[0]!
  await editor.drag(
    press
      ? [[x, y]]
      : [
          [x, y],
          [x + by[0], y + by[1]],
        ],
  )
  expect(await editor.page.getByTestId('played').locator('li').last().textContent()).toBe(`${course.at + 1}${text}`)
  return makeMove(course, move)
}
