/** Set in each of several processes: their number, from 1. node:cluster would know, but is half of what a start loads before its own code. */
export const processVariable = 'ANLASS_PROCESS'
