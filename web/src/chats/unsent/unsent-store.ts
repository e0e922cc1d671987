import { failureOf } from "@bupum/ui/failure";
import { draftOf, leftOf, nextOf, type Unsent, withoutSent } from "./unsent.ts";

export type Send = (body: ReturnType<typeof draftOf>) => Promise<void>;

/** The waiting messages of one account in one room, stored on this machine until they are sent. */
export interface UnsentStore {
  get: () => readonly Unsent[];
  subscribe: (listener: () => void) => () => void;
  add: (...messages: Unsent[]) => void;
  again: (clientId: string) => void;
  remove: (clientId: string) => void;
  /** Drops messages that the server already has, since another window may have sent them. */
  taken: (sent: readonly { clientId?: string | undefined }[]) => void;
  /** Sends one after the other. False if the rest has to wait for the connection. */
  flush: (send: Send) => Promise<boolean>;
}

const keyOf = (userId: string, uuid: string) => `chat-unsent:${userId}:${uuid}`;

function read(key: string): readonly Unsent[] {
  try {
    return leftOf(JSON.parse(localStorage.getItem(key) ?? "[]"), Date.now());
  } catch {
    return []; // Storage is off or has other content.
  }
}

function write(key: string, all: readonly Unsent[]): void {
  try {
    if (all.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(all));
  } catch {
    return; // Storage is off or full: the messages last as long as the page.
  }
}

const stores = new Map<string, UnsentStore>();

/** The one store of an account and a room: sending continues while other pages are shown. */
export function unsentOf(userId: string, uuid: string): UnsentStore {
  const key = keyOf(userId, uuid);
  const store = stores.get(key) ?? makeStore(key);
  stores.set(key, store);
  return store;
}

/** Clears the open stores, as a reload does: for tests. */
export const dropStores = (): void => stores.clear();

/** Without a reply, or with one to retry later, a message waits; otherwise it was refused. */
const isToWait = (error: unknown): boolean => {
  const { status, code } = failureOf(error);
  return status === 0 || status === 401 || status >= 500 || code === "BUSY";
};

function makeStore(key: string): UnsentStore {
  let all = read(key);
  let sending: Promise<boolean> | undefined;
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  const put = (next: readonly Unsent[]) => {
    if (next === all) return;
    all = next;
    write(key, all);
    tell();
  };
  // Another window of the same account has sent, written or dropped a message.
  addEventListener("storage", (event) => {
    if (event.key !== key) return;
    all = read(key);
    tell();
  });
  const changed = (clientId: string, change: (one: Unsent) => Unsent) =>
    put(all.map((one) => (one.clientId === clientId ? change(one) : one)));

  async function sendAll(send: Send): Promise<boolean> {
    for (let next = nextOf(all); next; next = nextOf(all)) {
      const { clientId } = next;
      try {
        await send(draftOf(next));
        put(withoutSent(all, [{ clientId }]));
      } catch (error) {
        if (isToWait(error)) return false;
        const { issues, message } = failureOf(error);
        changed(clientId, (one) => ({ ...one, refused: issues[0]?.message ?? message ?? "" }));
      }
    }
    return true;
  }

  return {
    get: () => all,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add: (...messages) => put([...all, ...messages]),
    again: (clientId) => changed(clientId, ({ refused: _refused, ...one }) => one),
    remove: (clientId) => put(withoutSent(all, [{ clientId }])),
    taken: (sent) => put(withoutSent(all, sent)),
    flush: (send) => {
      sending ??= sendAll(send).finally(() => {
        sending = undefined;
      });
      return sending;
    },
  };
}

/** Whether a room has waiting messages, for the list of rooms. */
export const hasUnsent = (userId: string, uuid: string): boolean =>
  unsentOf(userId, uuid).get().length > 0;
