/** Half of a worker's minute: the rest is reserve for a slow table. */
const mostMs = 30_000;

/**
 * Tells when a worker must stop and put the rest of its work into a new message. Returning the
 * message to the queue instead would use up one of its tries although nothing failed.
 */
export function timeSlice(ms = mostMs): () => boolean {
  const until = performance.now() + ms;
  return () => performance.now() >= until;
}
