import { type Browser, expect, type Page, test } from "@playwright/test";
import { admin, demoPassword } from "../seed/people.ts";
import { crawl, type Refusal, revisit, Watched } from "./crawl.ts";
import { makeRoles, walkers } from "./crawl-roles.ts";
import { addresses } from "./place.ts";
import { tokenOf } from "./windows.ts";

/** What pages ask for in the knowledge that it may be refused, and show in words of their own. */
const refusals: readonly Refusal[] = [
  // Who has never applied has no seller information yet: the form begins empty.
  { kind: /\/seller\/sellerInfo\/add$/, call: /\/seller-infos\/me$/, status: 404 },
];

interface Role {
  name: string;
  open: (browser: Browser, language: string) => Promise<Page>;
  start: string;
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
  const site = addresses().admin;
  const api = `${new URL(site).origin}/admin-api`;
  const token = await tokenOf(page.request, api, admin.userId, demoPassword);
  await page.context().addCookies([{ name: "adminToken", value: token, url: `${site}/` }]);
  await page.addInitScript((value) => localStorage.setItem("language", value), language);
  return page;
}

const roles = (): Role[] => [
  ...Object.entries(walkers).map(([name, userId]) => ({
    name,
    open: (browser: Browser, language: string) => openAs(browser, userId, language),
    start: `${addresses().web}/`,
  })),
  { name: "admin", open: openAsAdmin, start: `${addresses().admin}/` },
];

/** A page of the buyers' and sellers' site has its language in its address (UI.md 4). */
const inLanguage = (address: string, language: string) => {
  const { web } = addresses();
  const isWeb = address.startsWith(`${web}/`);
  return isWeb && !address.startsWith(`${web}/admin`)
    ? address.replace(web, `${web}/${language}`)
    : address;
};

// The last of all files: it takes the approval of a demo seller away.
test("every page that pages lead to is whole, for everybody, at both widths, in all languages", async ({
  browser,
  request,
}) => {
  // Some ninety kinds of page, each in three languages: longer than any journey.
  test.setTimeout(2_400_000);
  await makeRoles(browser, request);
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const { name, open, start } of roles()) {
    const page = await open(browser, "ko");
    const watched = new Watched(page, refusals);
    const kinds = await crawl(watched, start);
    faults.push(...watched.faults.map((fault) => `${name} ko ${fault}`));
    await page.context().close();
    // A kind that an earlier role has seen in all languages looks the same here.
    const fresh = [...kinds].filter(([kind]) => !seen.has(`${start} ${kind}`));
    for (const [kind] of fresh) seen.add(`${start} ${kind}`);
    for (const language of ["en", "zh"]) {
      const again = await open(browser, language);
      const rewatched = new Watched(again, refusals);
      await revisit(
        rewatched,
        fresh.map(([, address]) => inLanguage(address, language)),
      );
      faults.push(...rewatched.faults.map((fault) => `${name} ${language} ${fault}`));
      await again.context().close();
    }
    process.stdout.write(
      `${name}: ${kinds.size} kinds of page, ${fresh.length} for the first time\n`,
    );
  }
  expect([...new Set(faults)]).toEqual([]);
});
