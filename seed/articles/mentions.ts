import { makers } from "../goods/makers.ts";
import type { MakerKey } from "../goods/makers.ts";

/** A maker, or a part of it, that a text names: `[[maker:Omron]]`, `[[part:Omron|MY4N-GS DC24]]`. */
export interface Mention {
  manufactor: MakerKey;
  partNumber?: string;
}

const keys = new Map(makers.map(({ key, name }) => [name.en, key]));

/** Every mention of a text once, in order. Throws where a maker is none of ours. */
export function mentionsIn(text: string): Mention[] {
  const found = new Map<string, Mention>();
  for (const [written, kind, maker = "", partNumber] of text.matchAll(mentionPattern)) {
    const manufactor = keys.get(maker);
    if (manufactor === undefined) throw new Error(`${written} names a maker that we do not have.`);
    if ((kind === "part") !== (partNumber !== undefined))
      throw new Error(`${written} is no mention.`);
    found.set(written, partNumber === undefined ? { manufactor } : { manufactor, partNumber });
  }
  return [...found.values()];
}

/** The kind, the maker's English name, and for a part its number. */
export const mentionPattern = /\[\[(part|maker):([^\]|]+)(?:\|([^\]]+))?\]\]/g;
