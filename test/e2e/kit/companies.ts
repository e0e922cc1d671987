import { expect, type APIRequestContext, type Page } from "@playwright/test";
import type { CompanyDraft } from "@bupum/shared/accounts/companies/contract";
import type { CompanyRole } from "@bupum/shared/kernel/company-roles";
import { companyDraft } from "../../kit/companies.ts";
import { apiOf } from "./calls.ts";
import { banner, byMenu } from "./ways.ts";

interface Joining {
  userId: string;
  roles: CompanyRole[];
}

/** A company of a demo member, with others who joined it. */
export async function companyOf(
  request: APIRequestContext,
  founder: string,
  {
    draft,
    members,
  }: { draft: Pick<CompanyDraft, "name"> & Partial<CompanyDraft>; members: readonly Joining[] },
) {
  const mine = await apiOf(request, founder);
  const { id: companyId } = await mine.companies.found({ body: { ...companyDraft, ...draft } });
  const params = { companyId };
  const names: string[] = [];
  for (const { userId, roles } of members) {
    const theirs = await apiOf(request, userId);
    const { email, name } = await theirs.users.me();
    const { code } = await mine.companies.invite({ params, body: { email: email!, roles } });
    await theirs.companies.join({ params, body: { code } });
    names.push(name);
  }
  return { companyId, params, names };
}

const acting = (page: Page, name: string) => page.getByText(`${name} 이름으로 구매 중`);

/** From the menu of the own pages to the company, in whose name one goes on. */
export async function actFor(page: Page, name: string): Promise<void> {
  await byMenu(page, "mypage", "companies");
  const row = page.getByRole("listitem").filter({ hasText: name });
  await row.getByRole("link", { name: "회사 이름으로 구매" }).click();
  await expect(acting(page, name)).toBeVisible();
}

/** Back to one's own account by the bar. */
export async function actAsOneself(page: Page, name: string): Promise<void> {
  await page.getByRole("link", { name: "내 계정으로" }).click();
  await expect(acting(page, name)).toHaveCount(0);
}

interface NoticeOf {
  /** Words of the notice. */
  text: string;
  company: string;
}

/** By the bell to a notice of the company's, which opens in its name. */
export async function followCompanyNotice(page: Page, { text, company }: NoticeOf): Promise<void> {
  await expect(async () => {
    await page.reload();
    await banner(page).getByRole("button", { name: /^알림/ }).click();
    await banner(page).getByRole("link", { name: "전체 보기" }).click();
    const notice = page.locator('main a[href*="company=cmp_"]', { hasText: text });
    await notice.first().click({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  await expect(acting(page, company)).toBeVisible();
}
