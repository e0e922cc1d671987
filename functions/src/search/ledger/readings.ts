import { Problem } from "@bupum/shared/kernel/problem";
import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import { otherLayouts } from "../text/hangul.ts";
import { withoutParticle } from "../text/particles.ts";

/** The most readings; each costs a search if the keyword finds nothing. */
const mostReadings = 3;
const lone = /[ㄱ-ㅎㅏ-ㅣ]/;
const latin = /^[a-z]+$/i;

/** Words that look like the other layout, each for itself: plc 센서 of plc tpstj. */
const wordByWord = (keyword: string): string =>
  keyword
    .split(/\s+/)
    .map((word) => (lone.test(word) || latin.test(word) ? (otherLayouts(word)[0] ?? word) : word))
    .join(" ");
const bare = (keyword: string): string => keyword.split(/\s+/).map(withoutParticle).join(" ");

/**
 * Other readings of a keyword without results: in the other keyboard layout, or without particles.
 */
export function readingsOf(keyword: string): string[] {
  const typed = keyword.normalize("NFC").trim();
  const layouts = [wordByWord(typed), ...otherLayouts(typed)];
  const readings = [...layouts, bare(typed), ...layouts.map(bare)];
  return [...new Set(readings)].filter((one) => one !== typed).slice(0, mostReadings);
}

/** A page, and the reading that found it, if it was not the keyword itself. */
export type ReadPage<Row> = Page<Row> & { readAs?: string };

const marked = <Row>(page: Page<Row>, at: number, readAs: string): ReadPage<Row> => ({
  ...page,
  readAs,
  ...(page.nextCursor !== undefined && { nextCursor: `${at}.${page.nextCursor}` }),
});
const isNothing = ({ items, nextCursor }: Page<unknown>) =>
  items.length === 0 && nextCursor === undefined;

/**
 * One page of the results of a keyword; without any, of the first reading that has results (D9-25).
 * The cursor of such a page begins with the number of its reading and is sealed for it. Throws
 * CURSOR_INVALID.
 */
export async function findRead<Row>(
  keyword: string | undefined,
  paging: PageQuery,
  find: (keyword: string | undefined, paging: PageQuery) => Promise<Page<Row>>,
): Promise<ReadPage<Row>> {
  if (!keyword) return find(undefined, paging);
  const { page, cursor } = paging;
  const [, place, sealed] = /^(\d)\.(.+)$/.exec(cursor ?? "") ?? [];
  if (sealed !== undefined) {
    const readAs = readingsOf(keyword)[Number(place)];
    if (readAs === undefined) throw new Problem("CURSOR_INVALID");
    return marked(await find(readAs, { ...paging, cursor: sealed }), Number(place), readAs);
  }
  const found = await find(keyword, paging);
  if (!isNothing(found) || cursor !== undefined) return found;
  // A page after the end of the results is empty as well.
  if (page > 1 && !isNothing(await find(keyword, { ...paging, page: 1 }))) return found;
  const readings = readingsOf(keyword);
  const pages = await Promise.all(readings.map((one) => find(one, paging)));
  const at = pages.findIndex(({ items }) => items.length > 0);
  return at === -1 ? found : marked(pages[at]!, at, readings[at]!);
}
