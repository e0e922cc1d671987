import { failureOf } from "@bupum/ui/failure";

/** The pause in typing after which the text is stored in the table. */
export const restMs = 5_000;

export interface KeeperOptions<Fields> {
  /** The version in the table, 0 if there is none. */
  version: number;
  /** Stores the fields over a version, and returns the next one. Throws as the API client does. */
  send: (fields: Fields, version: number, isLeaving: boolean) => Promise<{ version: number }>;
  /** Called with each stored version. */
  kept: (version: number) => void;
}

/**
 * Stores the typed text in the table (D9-26): one call at a time, and none without changes. A
 * failure is not shown, since the machine has the text; the next change tries again. If another
 * machine stored a draft meanwhile, that one stays.
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
    /** The page is left: waiting changes are sent now. */
    leave: () => flush(true),
    /** Nothing more is sent from here on; running calls have ended. */
    hold: async (): Promise<void> => {
      state = state === "over" ? "over" : "held";
      clearTimeout(timer);
      await running;
    },
    /** Continues after `hold`. */
    release: (): void => {
      state = state === "over" ? "over" : "open";
    },
  };
}
