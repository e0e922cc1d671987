import type { Page, PageSize } from "@bupum/shared/kernel/page";

const mostPages = 20;

/** Every row of a small list. */
export async function wholeTree<Row>(
  read: (query: { page: number; itemsPerPage: PageSize }) => Promise<Page<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    // Each page says whether there is another one.
    // oxlint-disable-next-line no-await-in-loop
    const { items, total = 0 } = await read({ page, itemsPerPage: 100 });
    rows.push(...items);
    if (items.length === 0 || rows.length >= total) break;
  }
  return rows;
}
