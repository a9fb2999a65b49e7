/** Why a process does not start, in a sentence for whoever runs it: it is told without a trace. */
export class RefusedStart extends Error {}
