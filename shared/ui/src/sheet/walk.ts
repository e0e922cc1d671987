import type { Page } from "@bupum/shared/kernel/page";
import { mostSheetRows } from "@bupum/shared/kernel/sheet";
import { failureOf } from "../failure.ts";

/** The list that a walk reads: pages of 100, each from the cursor of the last one. */
export interface Paging {
  itemsPerPage: 100;
  cursor?: string;
}
export type ReadPage<Row> = (paging: Paging, signal: AbortSignal) => Promise<Page<Row>>;

/** A list's query without its position: the input of an export. */
export function wholeList<Search extends object>(
  search: Search,
): Omit<Search, "page" | "cursor" | "itemsPerPage"> {
  const whole: Search & { page?: unknown; cursor?: unknown; itemsPerPage?: unknown } = {
    ...search,
  };
  delete whole.page;
  delete whole.cursor;
  delete whole.itemsPerPage;
  return whole;
}

interface WalkOptions {
  signal: AbortSignal;
  /** Called after each page with the number of rows so far. */
  onRows: (count: number) => void;
  most?: number;
  /** Waits; a test replaces it. */
  pause?: (ms: number, signal: AbortSignal) => Promise<void>;
}

const mostWaits = 20;

/**
 * Every row of a filtered list, page by page, up to `most`. Waits as the API demands (429). Ends
 * with "Request aborted" on `signal`.
 */
export async function* walk<Row>(read: ReadPage<Row>, options: WalkOptions): AsyncGenerator<Row> {
  const { signal, onRows, most = mostSheetRows } = options;
  let cursor: string | undefined;
  let count = 0;
  do {
    if (signal.aborted) throw new Error("Request aborted");
    const page = await patiently(read, { itemsPerPage: 100, ...(cursor && { cursor }) }, options);
    for (const row of page.items) {
      if (count === most) return;
      count += 1;
      yield row;
    }
    onRows(count);
    cursor = page.nextCursor;
  } while (cursor && count < most);
}

async function patiently<Row>(read: ReadPage<Row>, paging: Paging, options: WalkOptions) {
  const { signal, pause = later } = options;
  for (let waits = 0; ; waits += 1) {
    try {
      return await read(paging, signal);
    } catch (error) {
      const { status, params } = failureOf(error);
      if (status !== 429 || waits === mostWaits) throw error;
      await pause(Number(params["retryAfterSeconds"] ?? 1) * 1000, signal);
    }
  }
}

const later = (ms: number, signal: AbortSignal) =>
  new Promise<void>((done, fail) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener(
      "abort",
      () => {
        clearTimeout(timer);
        fail(new Error("Request aborted"));
      },
      { once: true },
    );
  });
