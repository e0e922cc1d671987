import { backoffMs } from "../live/socket.ts";
import type { Send, UnsentStore } from "./unsent-store.ts";

/** Sends waiting messages now, and again when the connection returns, until it is stopped. */
export function makeSender(store: UnsentStore, send: Send) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [tries, isStopped] = [0, false];
  async function run() {
    clearTimeout(timer);
    if (await store.flush(send)) {
      tries = 0;
      return;
    }
    // Another account may be logged in by then.
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
