import type { Page } from "@playwright/test";
import { ko as adminWords } from "../../../admin/src/words/ko.ts";
import { ko as webWords } from "../../../web/src/words/ko.ts";
import { rawValuesIn } from "./raw-values.ts";
import { coveredLinks, headFaults, shownFaults, stateOf } from "./page-faults.ts";
import { watchConsole } from "./windows.ts";

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Keys of single texts, as a page shows them where the text is missing. */
function keysOf(words: object, path: string): string[] {
  return Object.entries(words).flatMap(([name, value]: [string, unknown]) =>
    typeof value === "object" && value !== null
      ? keysOf(value, `${path}${name}.`)
      : [`${path}${name}`],
  );
}
const messageKeys = new Set([...keysOf(webWords, ""), ...keysOf(adminWords, "")]);

/** Addresses that differ only in ids, pages or the value of a filter are one kind of page. */
export function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, "http://crawl");
  const path = pathname
    // A line of a request has its number behind the id.
    .replace(/\/[a-z]{3}_[0-9A-Z]{26}(?:%23l\d+)?/g, "/:id")
    .replace(/\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "/:id")
    .replace(/(?<=.)\/$/, "");
  const folded = ["page", "cursor", "itemsPerPage", "type", "detailType", "redirect"];
  const names = [...new Set(searchParams.keys())].filter((name) => !folded.includes(name));
  return names.length > 0 ? `${path}?${names.toSorted().join("&")}` : path;
}

/** Refusals by an API that a page declares as expected: kind, path and status. */
export interface Refusal {
  kind: RegExp;
  call: RegExp;
  status: number;
}

/** A window that records errors, and the page of each. */
export class Watched {
  readonly faults: string[] = [];
  private readonly waiting = new Set<object>();
  readonly page: Page;
  private readonly language: string;
  private readonly refusals: readonly Refusal[];

  constructor(page: Page, language: string, refusals: readonly Refusal[]) {
    this.page = page;
    this.language = language;
    this.refusals = refusals;
    // A refused call is reported separately below.
    watchConsole(page, (fault) => this.note(fault));
    page.on("request", (request) => this.waiting.add(request));
    page.on("requestfinished", (request) => this.waiting.delete(request));
    page.on("requestfailed", (request) => this.waiting.delete(request));
    page.on("response", (response) => {
      const status = response.status();
      const { pathname, search } = new URL(response.url());
      const kind = kindOf(page.url());
      const expected = this.refusals.some(
        (one) => one.kind.test(kind) && one.call.test(pathname) && one.status === status,
      );
      if (status >= 400 && !expected) this.note(`${status} ${pathname}${search}`);
    });
  }

  note(fault: string): void {
    const { pathname, search } = new URL(this.page.url());
    this.faults.push(`${pathname}${search}: ${fault}`);
  }

  /** Waits until nothing is loading; reports a page that never gets there. */
  async settled(): Promise<void> {
    for (let quiet = 0, left = 200; quiet < 2; left -= 1) {
      if (left === 0) return this.note("still loads after ten seconds");
      // A page that is left at this moment says nothing.
      const state = await this.page.evaluate(stateOf).catch(() => undefined);
      if (state?.isMoving) this.note("moves without an end, though less motion is wished for");
      quiet = this.waiting.size > 0 || !state || state.isBusy ? 0 : quiet + 1;
      if (quiet < 2) await this.page.waitForTimeout(50);
    }
  }

  /** The head is updated a moment after the page. */
  private async lookAtHead(): Promise<void> {
    let faults: string[] = [];
    for (let left = 40; left > 0; left -= 1) {
      faults = await this.page.evaluate(headFaults, this.language);
      if (faults.length === 0) return;
      await this.page.waitForTimeout(50);
    }
    for (const fault of faults) this.note(fault);
  }

  /** Checks the current page at both widths; stays at the first. */
  async look(widths = [desk, phone]): Promise<void> {
    await this.settled();
    for (const size of widths) {
      await this.page.setViewportSize(size);
      for (const fault of [
        ...(await this.page.evaluate(shownFaults)),
        ...(await this.page.evaluate(coveredLinks)),
      ])
        this.note(`${size.width} ${fault}`);
    }
    const text = await this.page.evaluate(() => document.body.innerText);
    for (const [wrong] of text.matchAll(/\bundefined\b|\bNaN\b|Invalid Date|\[object \w+\]/g))
      this.note(`shows "${wrong}"`);
    for (const [key] of text.matchAll(/[A-Za-z]\w*(?:\.\w+)+/g))
      if (messageKeys.has(key)) this.note(`shows the name of a text: ${key}`);
    for (const value of rawValuesIn(text)) this.note(`shows the value ${value}`);
    await this.lookAtHead();
    const [first] = widths;
    if (first) await this.page.setViewportSize(first);
  }
}

/**
 * Addresses of the site that the page links to, also in menus that are folded at this width. Those
 * into the name of a company are left out: what is found in one's own name is not there in it.
 */
const linksOf = (page: Page, site: string): Promise<string[]> =>
  page.evaluate(
    (start) =>
      [...document.querySelectorAll<HTMLAnchorElement>("a[href]")]
        .filter((link) => link.target !== "_blank" && !link.hasAttribute("download"))
        .map(({ href }) => href.replace(/#.*$/, ""))
        .filter((href) => href.startsWith(start) && !/\/(api|admin-api|files)\//.test(href))
        .filter((href) => !/[?&]company=cmp_/.test(href)),
    site,
  );

/** Opens the folded menus of header and bell, which hold links of their own. */
async function unfold(page: Page): Promise<void> {
  for (const button of await page.locator("header button[aria-expanded='false']").all())
    if (await button.isVisible()) await button.click();
}

/** A dialog or drawer covers the rest of the page. */
const isCovered = async (page: Page): Promise<boolean> =>
  (await page.locator('[role="dialog"]:visible').count()) > 0;

/** Opens the page's own tabs one after the other; each is checked as a page. */
async function switchTabs(watched: Watched): Promise<void> {
  if (await isCovered(watched.page)) return;
  const tabs = watched.page.locator(
    'main [role="group"] > button[aria-pressed="false"], main [role="tab"][aria-selected="false"]',
  );
  for (let index = 0; index < Math.min(await tabs.count(), mostTabs); index += 1) {
    const tab = tabs.nth(index);
    if (!(await tab.isVisible())) continue;
    await tab.click();
    await watched.look([desk]);
  }
}

const mostTabs = 4;
const mostKinds = 120;

/** Opens an address within the pages that are loaded, as a press of a link does. */
async function push(page: Page, address: string): Promise<void> {
  const isLoaded = page.url().startsWith(new URL(address).origin);
  if (!isLoaded) await page.goto(address);
  // The router follows it.
  else await page.evaluate((to) => history.pushState(null, "", to), address);
}

/** By a click where the page shows the link, otherwise by an address that a page showed. */
async function follow(watched: Watched, address: string): Promise<void> {
  const { page } = watched;
  const { pathname, search } = new URL(address);
  const link = page.locator(`a[href="${pathname}${search}"]:visible`).first();
  const isFree = !(await isCovered(page));
  const clicked =
    isFree &&
    (await link.count()) > 0 &&
    (await link.click({ timeout: 3_000 }).then(
      () => true,
      () => false,
    ));
  if (!clicked) await push(page, address);
  // A click's target page is ready as soon as the address has changed.
  await page
    .waitForURL((url) => url.pathname === pathname || kindOf(url.href) !== kindOf(address), {
      timeout: 5_000,
    })
    .catch(() => watched.note(`${address} is not reached`));
}

interface Crawl {
  /** Called for each kind of page, once it was checked. */
  opened: () => Promise<void>;
  /** Kinds that are not opened. */
  isLeft: (kind: string) => boolean;
}

/**
 * Crawls from a start page through every link and tab that pages show, once for each kind of page,
 * and checks each at both widths. Returns the first address of each kind.
 */
export async function crawl(
  watched: Watched,
  start: string,
  { opened, isLeft }: Crawl,
): Promise<Map<string, string>> {
  const { page } = watched;
  const known = new Map<string, string>();
  const waiting = new Map([[kindOf(start), start]]);
  for (let next: string | undefined = start; next; next = await nearest(page, waiting)) {
    const kind = kindOf(next);
    waiting.delete(kind);
    if (known.has(kind)) continue;
    known.set(kind, next);
    if (isLeft(kind)) continue;
    if (known.size > mostKinds) throw new Error(`More than ${mostKinds} kinds: does one not fold?`);
    await follow(watched, next);
    await watched.look();
    await opened();
    if (known.size === 1) await unfold(page);
    const links = await linksOf(page, start);
    await switchTabs(watched);
    links.push(...(await linksOf(page, start)));
    for (const link of links)
      if (!known.has(kindOf(link)) && !waiting.has(kindOf(link))) waiting.set(kindOf(link), link);
  }
  return known;
}

/** A page still to visit, preferably one that the current page links to. */
async function nearest(page: Page, waiting: Map<string, string>): Promise<string | undefined> {
  const shown = new Set(await linksOf(page, ""));
  for (const address of waiting.values()) if (shown.has(address)) return address;
  return waiting.values().next().value;
}

/**
 * Opens known kinds again in another language, checked at both widths, phone first; `opened` is
 * called for each.
 */
export async function revisit(
  watched: Watched,
  addresses: Iterable<string>,
  opened?: () => Promise<void>,
): Promise<void> {
  for (const address of addresses) {
    await watched.page.setViewportSize(phone);
    await watched.page.goto(address);
    await watched.look([phone, desk]);
    await opened?.();
  }
}
