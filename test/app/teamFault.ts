/** The real thread, in which a fault is planted: `TEAM_FAULT` says which, and in a member of a team or in the thread that called it. */
import './plantTeamFault.ts'
import '../../app/host/worker.ts'
