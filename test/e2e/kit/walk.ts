import { type Browser, expect, type Page } from "@playwright/test";
import { admin, demoPassword } from "@bupum/seed/people/people";
import { crawl, type Refusal, revisit, Watched } from "./crawl.ts";
import { roomId, shopId, walkers } from "./crawl-roles.ts";
import { examine, pictures } from "./look.ts";
import { claims, isClaimed } from "./claims.ts";
import { addresses } from "./place.ts";
import { allPages, pageAt, type Site } from "./site-routes.ts";
import { isDeep, sized } from "../../kit/ring.ts";
import { beginAdminSession, tokenOf } from "./windows.ts";

/** Calls of pages that may be refused as expected, and that the page explains in its own words. */
const refusals: readonly Refusal[] = [
  // A user who never applied has no seller information yet: the form starts empty.
  { kind: /\/seller\/sellerInfo\/add$/, call: /\/seller-infos\/me$/, status: 404 },
  // Nor who has not applied yet any writer's information.
  { kind: /\/writer\/wiki-info$/, call: /\/writer_infos\/me$/, status: 404 },
];

interface Role {
  name: string;
  open: (browser: Browser, language: string) => Promise<Page>;
  start: () => string;
}

async function openAs(browser: Browser, userId: string | undefined, language: string) {
  const page = await (await browser.newContext()).newPage();
  const { web } = addresses();
  const token = userId && (await tokenOf(page.request, `${web}/api`, userId, demoPassword));
  await page.addInitScript(
    (entries) => {
      for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
    },
    { language, ...(token && { token }) },
  );
  return page;
}

async function openAsAdmin(browser: Browser, language: string) {
  const page = await (await browser.newContext()).newPage();
  await beginAdminSession(page, admin.userId, demoPassword);
  await page.addInitScript((value) => localStorage.setItem("language", value), language);
  return page;
}

/** Who walks, each in a test of his own: the approved seller opens nearly every page, so he is first. */
export const rolesOf = {
  admin: [{ name: "admin", open: openAsAdmin, start: () => `${addresses().admin}/` }],
  web: Object.entries(walkers).map(([name, userId]) => ({
    name,
    open: (browser: Browser, language: string) => openAs(browser, userId, language),
    start: () => `${addresses().web}/`,
  })),
} satisfies Record<Site, Role[]>;

/** A page of the buyers' and sellers' site has its language in its address (U2-1). */
const inLanguage = (address: string, language: string) => {
  const { web } = addresses();
  const isWeb = address.startsWith(`${web}/`);
  return isWeb && !address.startsWith(`${web}/admin`)
    ? address.replace(web, `${web}/${language}`)
    : address;
};

/** Pages that other tests check, or that only redirect. */
const elsewhere = [
  // pages.spec.ts opens them by their address.
  "web /mypage",
  "web /seller",
  "admin /",
  "admin /login",
  // One's own post while it is open: boards.spec.ts.
  "web /boards/$boardId/edit",
  // A company has to be founded first, and an invitation of it is no page's link: companies.spec.ts.
  "web /mypage/companies/$companyId",
  "web /mypage/companies/join",
  // In the name of a company: trade/approvals.spec.ts.
  "web /mypage/approvals",
  "web /mypage/approvals/$approvalId",
  "web /chats/shared",
  // Where an order of a company was completed: trade/tax-invoices.spec.ts.
  "web /mypage/tax-invoices/$taxInvoiceId",
  "web /seller/tax-invoices/$taxInvoiceId",
  // Leads to a room: chats/chat.spec.ts.
  "web /chats/new",
  // The way back from the card window: subscriptions.spec.ts.
  "web /mypage/subscribe/card",
  // A sheet has to be sent first: sheets.spec.ts.
  "web /seller/register-requests/$requestId",
  "admin /register-requests/$requestId",
  // Reached while a claim of the demo waits for an admin.
  "admin /claims/$claimId",
];

/** Pages that no link shows to every role, with their addresses by what a role has done. */
function unlinked(
  site: Site,
  reached: ReadonlyMap<string, string>,
  { sellerId, room }: { sellerId: string; room: string },
) {
  const beneath = (page: string, last: string) => {
    const address = reached.get(page);
    return address && address.replace(/\?.*/, "") + last;
  };
  const { web } = addresses();
  const pages = {
    // Opened by the admin site with a ticket; without one it says so.
    "web /view": `${web}/view`,
    // Linked from mails, bookmarks or sellers found by name.
    "web /reset/password": `${web}/reset/password`,
    "web /answer": `${web}/answer`,
    // The QR code of a paper; this one nobody gave out.
    "web /documents/$number": `${web}/documents/PO-261123-ABCDE-1?h=${"0".repeat(32)}`,
    // Its tray comes with the first part that is chosen: compare.spec.ts.
    "web /compare": `${web}/compare?ids=${reached.get("web /products/$productId")?.match(/prd_\w+/)?.[0] ?? ""}`,
    "web /sellers/$sellerId": `${web}/sellers/${sellerId}`,
    // Opened by buttons.
    "web /mypage/estimates/$groupId/order": beneath("web /mypage/estimates/$groupId", "/order"),
    // Linked from the page of a person who chats.
    "admin /chats/$uuid": `${addresses().admin}/chats/${room}`,
    "admin /makers/$manufactorId/edit": beneath("admin /makers/$manufactorId", "/edit"),
    "admin /makers/$manufactorId/merge": beneath("admin /makers/$manufactorId", "/merge"),
  };
  return Object.entries(pages).filter(([name]) => name.startsWith(site));
}

/** Contrast is measured at the desk's width (look.ts): half of the pages are dark there. */
const schemesOf = (known: string): ["dark", "light"] | ["light", "dark"] =>
  known.length % 2 === 0 ? ["dark", "light"] : ["light", "dark"];

const pictureOf = (known: string) => `page-${known.replaceAll(/[^a-zA-Z]+/g, "-")}`;

/** A landing is walked in Korean; words that are missing in a language are found without a browser. */
const otherLanguages = sized([], ["en", "zh"]);

/** Pages of which pictures are kept in all languages. */
const ofTrade = /estimate|order|answer|request|penalt|documents|statistics/i;

/**
 * Follows the links of a site from its start page in a role, and judges every kind of page that no
 * other role has judged: both widths, in the deep ring three languages, axe, the console, and what
 * stands out or is covered. Roles walk side by side.
 */
export async function walk(browser: Browser, site: Site, role: Role): Promise<void> {
  const { name, open } = role;
  const faults: string[] = [];
  const kinds = await walkIn(browser, site, role, faults);
  // A kind that another role sees in all languages looks the same here.
  const fresh = [...kinds].filter(([kind]) => claims(`kind ${kind}`));
  for (const language of otherLanguages) {
    const again = await open(browser, language);
    const watched = new Watched(again, language, refusals);
    await revisit(
      watched,
      fresh.map(([, address]) => inLanguage(address, language)),
      async () => {
        const known = pageAt(again.url()) ?? "";
        if (ofTrade.test(known)) await pictures(again, `${pictureOf(known)}-${language}`);
      },
    );
    faults.push(...watched.faults.map((fault) => `${name} ${language} ${fault}`));
    await again.context().close();
  }
  process.stdout.write(
    `${name}: ${kinds.size} kinds of page, ${fresh.length} for the first time\n`,
  );
  expect.soft([...new Set(faults)]).toEqual([]);
}

/** Route files that no link of any walk has led to. */
export const missedPages = (): string[] =>
  allPages.filter((name) => !isClaimed(name) && !elsewhere.includes(name));

/**
 * A page that differs from another one by filters, tabs or sorts alone is opened by one role; every
 * role opens the page itself. In the deep ring by all of them.
 */
const isLeft = (kind: string): boolean =>
  !isDeep && kind.includes("?") && !claims(`filtered ${kind}`);

/** The first way of a role, in Korean; returns the first address of each kind of page. */
async function walkIn(
  browser: Browser,
  site: Site,
  { name, open, start }: Role,
  faults: string[],
): Promise<Map<string, string>> {
  const reached = new Map<string, string>();
  const page = await open(browser, "ko");
  const watched = new Watched(page, "ko", refusals);
  const judge = async () => {
    const known = pageAt(page.url());
    if (!known || reached.has(known)) return;
    reached.set(known, page.url());
    if (!claims(known)) return;
    await examine(page, pictureOf(known), schemesOf(known));
  };
  const kinds = await crawl(watched, start(), { opened: judge, isLeft });
  const people = { sellerId: await shopId(page.request), room: await roomId(page.request) };
  for (const [known, address] of unlinked(site, reached, people)) {
    if (!address || isClaimed(known)) continue;
    await revisit(watched, [address]);
    await judge();
    kinds.set(known, address);
  }
  faults.push(...watched.faults.map((fault) => `${name} ko ${fault}`));
  await page.context().close();
  return kinds;
}
