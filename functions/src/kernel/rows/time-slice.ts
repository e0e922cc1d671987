/** A worker has a minute. Half of it is kept for a table that slows down. */
const mostMs = 30_000;

/**
 * Tells when a worker shall stop and put the rest of its work into a message of its own. What is
 * handed back to the queue instead would use up a try of a message that nothing is wrong with.
 */
export function timeSlice(ms = mostMs): () => boolean {
  const until = performance.now() + ms;
  return () => performance.now() >= until;
}
