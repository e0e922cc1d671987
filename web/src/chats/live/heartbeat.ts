/** API Gateway and CloudFront close connections after ten idle minutes. */
export const pingMs = 240_000;
/** A connection without a reply to a ping for this long is treated as dead. */
export const pongMs = 15_000;

/** Keeps a connection alive, and detects a dead one. */
export function heartbeat({ ping, onDead }: Record<"ping" | "onDead", () => void>) {
  let next: ReturnType<typeof setTimeout> | undefined;
  let deadline: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(next);
    clearTimeout(deadline);
  };
  const start = () => {
    stop();
    next = setTimeout(beat, pingMs);
  };
  function beat() {
    start();
    ping();
    deadline = setTimeout(onDead, pongMs);
  }
  return {
    start,
    beat,
    /** Any message shows that the connection is alive. */
    heard: () => clearTimeout(deadline),
    stop,
  };
}
