import { heartbeat } from "./heartbeat.ts";
import { type LiveEvent, liveEventOf } from "./live-event.ts";

/** The address of a socket, and its single-use ticket. */
export interface Entrance {
  url: string;
  token: string;
}

interface SocketOptions {
  /** Gets a new ticket for each connection; undefined if there is no socket. */
  entrance: () => Promise<Entrance | undefined>;
  onEvent: (event: LiveEvent) => void;
  /** Called whenever a connection opens or ends. */
  onState: (isOpen: boolean) => void;
}

export interface LiveSocket {
  send: (message: object) => void;
  /** Reconnects at once if it is waiting, and checks an open connection. */
  wake: () => void;
  close: () => void;
}

const [leastMs, mostMs] = [1_000, 60_000];

/** The pause before the next try: it doubles, and half of it is random, to spread the clients. */
export const backoffMs = (tries: number, random: number = Math.random()): number =>
  Math.max(leastMs, Math.min(mostMs, leastMs * 2 ** tries) * (0.5 + random / 2));

/** A connection that reopens by itself until it is closed. */
export function openSocket({ entrance, onEvent, onState }: SocketOptions): LiveSocket {
  let socket: WebSocket | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let [tries, isClosed, isOpening] = [0, false, false];
  const send = (message: object) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const heart = heartbeat({ ping: () => send({ action: "ping" }), onDead: lost });
  function lost() {
    clearTimeout(again);
    heart.stop();
    const ended = socket;
    socket = undefined;
    ended?.close();
    if (ended) onState(false);
    if (isClosed) return;
    again = setTimeout(() => void open(), backoffMs(tries));
    tries += 1;
  }
  async function open() {
    if (isOpening || socket || isClosed) return;
    isOpening = true;
    clearTimeout(again);
    const found = await entrance().catch(() => "failed" as const);
    isOpening = false;
    if (isClosed) return;
    // Without a socket address a retry would only create more tickets.
    if (!found) isClosed = true;
    else if (found === "failed") lost();
    else socket = listened(new WebSocket(addressOf(found)));
  }
  function begin() {
    tries = 0;
    heart.start();
    onState(true);
  }
  function hear({ data }: MessageEvent) {
    heart.heard();
    const event = liveEventOf(data);
    if (event) onEvent(event);
  }
  function listened(opened: WebSocket): WebSocket {
    const isOurs = () => socket === opened;
    opened.addEventListener("open", () => isOurs() && begin());
    opened.addEventListener("close", () => isOurs() && lost());
    opened.addEventListener("message", (told) => isOurs() && hear(told));
    return opened;
  }
  void open();
  return {
    send,
    wake: () => (socket ? heart.beat() : void open()),
    close: () => {
      isClosed = true;
      lost();
    },
  };
}

const addressOf = ({ url, token }: Entrance) => `${url}?ticket=${encodeURIComponent(token)}`;
