import { ApiError } from "@bupum/shared/kernel/client";

interface Tried {
  /** What was done, and what was refused by which code, or killed. */
  figures: { acts: Record<string, number>; refusals: Record<string, number> };
  name: string;
  /** Brings a killed function back; whether one died since it was armed. */
  revive: () => boolean;
}

const counted = (counts: Record<string, number>, name: string) => {
  counts[name] = (counts[name] ?? 0) + 1;
};

/**
 * An act of a month: it may be refused, but must not fail: only the caller of a killed function gets
 * a 500. Returns the reply; undefined where there was nothing to do.
 */
export async function tried<Made>(
  { figures, name, revive }: Tried,
  act: () => Promise<Made> | undefined,
): Promise<Made | undefined> {
  try {
    const made = act();
    if (!made) return undefined;
    const reply = await made;
    counted(figures.acts, name);
    return reply;
  } catch (error) {
    const isKilled = revive();
    if (!(error instanceof ApiError) || (error.status >= 500 && !isKilled)) throw error;
    counted(figures.refusals, isKilled ? "killed" : (error.code ?? "unknown"));
    return undefined;
  } finally {
    revive();
  }
}
