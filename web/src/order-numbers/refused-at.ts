/** An error that a form shows at one of its fields, in the words of the page. */
export const refusedAt = (path: string, message: string): Error =>
  Object.assign(new Error(message), { issues: [{ path, message }] });
