import { backoffMs } from "../live/socket.ts";
import type { Send, UnsentStore } from "./unsent-store.ts";

/** Sends what waits now, and again later where the connection is gone, until it is stopped. */
export function makeSender(store: UnsentStore, send: Send) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [tries, isStopped] = [0, false];
  async function run() {
    clearTimeout(timer);
    if (await store.flush(send)) {
      tries = 0;
      return;
    }
    // Whoever comes back may be logged in as somebody else.
    if (isStopped) return;
    timer = setTimeout(() => void run(), backoffMs(tries));
    tries += 1;
  }
  const flush = () => void run();
  return {
    flush,
    start: () => {
      isStopped = false;
      addEventListener("online", flush);
      flush();
    },
    stop: () => {
      isStopped = true;
      removeEventListener("online", flush);
      clearTimeout(timer);
    },
  };
}
