import { type APIRequestContext, type Browser, expect, type Page } from "@playwright/test";
import { addresses } from "./place.ts";
import { banner, byAdminMenu, openAdminSite, openSite } from "./ways.ts";

/** The browser logs this line for refusals that a page explains itself. */
const expectedLine = /^Failed to load resource: .* status of 4\d\d/;

/** Errors in a window's script and console, each reported as it comes. */
export function watchConsole(page: Page, note: (fault: string) => void): void {
  page.on("pageerror", (error) => note(`script: ${error.message}`));
  page.on("console", (line) => {
    if (line.type() === "error" && !expectedLine.test(line.text())) note(`console: ${line.text()}`);
  });
}

/** All errors of a page since its window was opened. */
export class Complaints {
  readonly lines: string[] = [];

  watch(page: Page): void {
    watchConsole(page, (fault) => this.lines.push(`${page.url()}: ${fault}`));
  }

  none(): void {
    expect(this.lines, "the browser's console").toEqual([]);
  }
}

/** The token of an account, by the login of either API. */
export async function tokenOf(
  request: APIRequestContext,
  api: string,
  userId: string,
  password: string,
): Promise<string> {
  const reply = await request.post(`${api}/auth/login`, { data: { userId, password } });
  expect(reply.status(), `${userId} logs in`).toBe(200);
  return ((await reply.json()) as { token: string }).token;
}

/** A window with its own session, as of another person. */
export async function openWindow(browser: Browser, complaints: Complaints): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  complaints.watch(page);
  return page;
}

/**
 * The start page of the buyers' and sellers' site in a member's session, which begins by a call: the
 * form of the login is filled by `logInByForm` alone.
 */
export async function logIn(page: Page, userId: string, password: string): Promise<void> {
  const { web } = addresses();
  const token = await tokenOf(page.request, `${web}/api`, userId, password);
  // Any file of the site: its storage is that of the pages.
  await page.goto(`${web}/favicon.svg`);
  await page.evaluate((value) => localStorage.setItem("token", value), token);
  await openSite(page);
}

/** From the start page to the login of the buyers' and sellers' site, and back to the start page. */
export async function logInByForm(page: Page, userId: string, password: string): Promise<void> {
  await openSite(page);
  await banner(page).getByRole("link", { name: "로그인" }).click();
  await fillLogin(page, userId, password);
  await expect(page).not.toHaveURL(/\/login/);
}

/** Begins the session of an admin in a window, by a call. */
export async function beginAdminSession(
  page: Page,
  userId: string,
  password: string,
): Promise<void> {
  const { origin, hostname: domain } = new URL(addresses().admin);
  const token = await tokenOf(page.request, `${origin}/admin-api`, userId, password);
  // With the path that the site gives it, so that the logout takes it away.
  await page.context().addCookies([{ name: "adminToken", value: token, domain, path: "/admin" }]);
}

/** The admins' list of members in the session of one of them: the form is filled elsewhere. */
export async function logInAsAdmin(page: Page, userId: string, password: string): Promise<void> {
  await beginAdminSession(page, userId, password);
  await page.goto(`${addresses().admin}/users`);
  await areMembersShown(page);
}

/** The same by the form of the login. */
export async function logInAsAdminByForm(
  page: Page,
  userId: string,
  password: string,
): Promise<void> {
  await openAdminSite(page);
  await fillLogin(page, userId, password);
  await byAdminMenu(page, "users");
  await areMembersShown(page);
}

const areMembersShown = (page: Page): Promise<void> =>
  expect(page.getByRole("heading", { name: "회원", level: 1 })).toBeVisible();

async function fillLogin(page: Page, userId: string, password: string): Promise<void> {
  await page.getByLabel("아이디", { exact: true }).fill(userId);
  await page.getByLabel("비밀번호", { exact: true }).fill(password);
  await page.getByRole("button", { name: "로그인", exact: true }).click();
}

/** The newest code that was sent to an address or number, read from the inbox page. */
export async function codeFor(inbox: Page, box: "mail" | "messages", to: string): Promise<string> {
  const code = inbox.locator(".code").first();
  await expect(async () => {
    await inbox.goto(`${addresses().inboxes}/${box}?to=${encodeURIComponent(to)}`);
    await expect(code).toHaveText(/^\d{6}$/, { timeout: 500 });
  }).toPass({ timeout: 60_000 });
  return code.innerText();
}

/**
 * Subjects of the mails to an address, the newest first, once so many of them match; read from the
 * inbox page.
 */
export async function mailTo(inbox: Page, to: string, subject: RegExp, count = 1): Promise<void> {
  const row = inbox.getByRole("link", { name: subject }).nth(count - 1);
  await expect(async () => {
    await inbox.goto(`${addresses().inboxes}/mail?to=${encodeURIComponent(to)}`);
    await expect(row).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
}
