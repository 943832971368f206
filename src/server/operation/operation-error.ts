/** What stops a command of the operator, in German: what happened, what is safe, what to do. */
export class OperationError extends Error {}
