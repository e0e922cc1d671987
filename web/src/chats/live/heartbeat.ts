/** API Gateway and CloudFront end what was silent for ten minutes. */
export const pingMs = 240_000;
/** A connection that answers no ping for so long is dead, though nobody has said so. */
export const pongMs = 15_000;

/** Keeps a connection alive, and notices when it no longer is. */
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
    /** Whatever comes shows that it lives. */
    heard: () => clearTimeout(deadline),
    stop,
  };
}
