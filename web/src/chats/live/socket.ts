import { type LiveEvent, liveEventOf } from "./live-event.ts";

/** Where a socket is opened, and the ticket that opens it once. */
export interface Entrance {
  url: string;
  token: string;
}

interface SocketOptions {
  /** A new ticket for each connection; nothing where there is no socket to open. */
  entrance: () => Promise<Entrance | undefined>;
  onEvent: (event: LiveEvent) => void;
  /** Told whenever a connection opens or ends. */
  onState: (isOpen: boolean) => void;
  random?: () => number;
}

export interface LiveSocket {
  send: (message: object) => void;
  /** Comes back at once where it waits, and looks whether an open connection still lives. */
  wake: () => void;
  close: () => void;
}

const [leastMs, mostMs] = [1_000, 60_000];
/** API Gateway and CloudFront end what was silent for ten minutes. */
export const pingMs = 240_000;
/** A connection that answers no ping for so long is dead, though nobody has said so. */
export const pongMs = 15_000;

/** Pause before the next try: it doubles, and a random half of it spreads the callers. */
export const backoffMs = (tries: number, random: number): number =>
  Math.max(leastMs, Math.min(mostMs, leastMs * 2 ** tries) * (0.5 + random / 2));

/** A connection that comes back by itself until it is closed. */
export function openSocket(options: SocketOptions): LiveSocket {
  const { entrance, onEvent, onState, random = Math.random } = options;
  let socket: WebSocket | undefined;
  let [tries, isClosed, isOpening] = [0, false, false];
  const timers: Record<"again" | "ping" | "pong", ReturnType<typeof setTimeout> | undefined> = {
    again: undefined,
    ping: undefined,
    pong: undefined,
  };
  const stop = (...names: (keyof typeof timers)[]) => {
    for (const name of names) clearTimeout(timers[name]);
  };
  const send = (message: object) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const ping = () => {
    stop("ping", "pong");
    send({ action: "ping" });
    timers.pong = setTimeout(lost, pongMs);
    timers.ping = setTimeout(ping, pingMs);
  };
  function lost() {
    stop("again", "ping", "pong");
    const ended = socket;
    socket = undefined;
    ended?.close();
    if (ended) onState(false);
    if (isClosed) return;
    timers.again = setTimeout(() => void open(), backoffMs(tries, random()));
    tries += 1;
  }
  async function open() {
    if (isOpening || socket || isClosed) return;
    isOpening = true;
    stop("again");
    const found = await entrance().catch(() => undefined);
    isOpening = false;
    if (isClosed) return;
    if (!found) return lost();
    const opened = new WebSocket(`${found.url}?ticket=${encodeURIComponent(found.token)}`);
    socket = opened;
    opened.addEventListener("open", () => {
      if (socket !== opened) return;
      tries = 0;
      timers.ping = setTimeout(ping, pingMs);
      onState(true);
    });
    opened.addEventListener("message", ({ data }) => {
      if (socket !== opened) return;
      stop("pong");
      const event = liveEventOf(data);
      if (event) onEvent(event);
    });
    opened.addEventListener("close", () => socket === opened && lost());
  }
  void open();
  return {
    send,
    wake: () => (socket ? ping() : void open()),
    close: () => {
      isClosed = true;
      lost();
    },
  };
}
