import { failureOf } from "@bupum/ui/failure";

/** What is typed goes to the table once its writer has rested for so long. */
export const restMs = 5_000;

export interface KeeperOptions<Fields> {
  /** The version that the table has, 0 where it has none. */
  version: number;
  /** Keeps the fields over a version, and answers the next one. Throws as the API client does. */
  send: (fields: Fields, version: number, isLeaving: boolean) => Promise<{ version: number }>;
  /** Told of each version that was kept. */
  kept: (version: number) => void;
}

/**
 * Brings what is typed to the table (D9-26): one call at a time, and none while nothing is typed.
 * A failure is told to nobody, since the machine has the text; the next change tries again. Where
 * another machine kept a draft meanwhile, that one stays.
 */
export function keeperOf<Fields>({ version, send, kept }: KeeperOptions<Fields>) {
  let known = version;
  let latest: Fields | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let isWanted = false;
  let state: "open" | "held" | "over" = "open";

  const once = async (isLeaving: boolean) => {
    const fields = latest;
    if (fields === undefined || state !== "open") return;
    latest = undefined;
    try {
      ({ version: known } = await send(fields, known, isLeaving));
      kept(known);
    } catch (error) {
      if (failureOf(error).code === "VERSION_CONFLICT") state = "over";
      else latest ??= fields;
    }
  };
  const flush = (isLeaving = false): void => {
    clearTimeout(timer);
    if (running) {
      isWanted = true;
      return;
    }
    running = once(isLeaving).finally(() => {
      running = undefined;
      if (!isWanted) return;
      isWanted = false;
      flush(isLeaving);
    });
  };
  return {
    version: () => known,
    typed: (fields: Fields): void => {
      latest = fields;
      clearTimeout(timer);
      timer = setTimeout(flush, restMs);
    },
    /** The page is left: what waits goes now. */
    leave: () => flush(true),
    /** Nothing more is sent from here on; what is on its way has arrived. */
    hold: async (): Promise<void> => {
      state = state === "over" ? "over" : "held";
      clearTimeout(timer);
      await running;
    },
    /** Goes on after `hold`. */
    release: (): void => {
      state = state === "over" ? "over" : "open";
    },
  };
}
