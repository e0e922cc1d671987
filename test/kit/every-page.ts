import type { Page } from "@bupum/shared/kernel/page";

/** Where a page of a list begins, as large as pages are. */
export const place = (cursor?: string) => ({
  itemsPerPage: 100 as const,
  ...(cursor && { cursor }),
});

/** Everything a list has, page by page. */
export async function everyPage<Row>(
  read: (cursor?: string) => Promise<Pick<Page<Row>, "items" | "nextCursor">>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the last one ended
    const page = await read(cursor);
    rows.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor);
  return rows;
}
