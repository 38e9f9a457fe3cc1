// node --import <this file> main.mjs: makes the bare name `electron` mean the module that ELECTRON_SHIM names by its address.
import { register } from 'node:module'

const shim = JSON.stringify(process.env.ELECTRON_SHIM)
const hook = `export const resolve = (name, context, next) => name === 'electron' ? { url: ${shim}, shortCircuit: true } : next(name, context)`
register(`data:text/javascript,${encodeURIComponent(hook)}`)
