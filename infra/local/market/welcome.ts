import type { Account } from "./state.ts";

interface Addresses {
  web: string;
  admin: string;
  inboxes: string;
}

const columns = (rows: string[][]) => {
  const widths = rows[0]!.map((_, at) => Math.max(...rows.map((row) => width(row[at] ?? ""))));
  return rows.map((row) =>
    row.map((text, at) => text + " ".repeat(widths[at]! - width(text))).join("  "),
  );
};

/** Korean letters take two places in a terminal. */
const width = (text: string) => text.length + (text.match(/[ᄀ-￦]/g)?.length ?? 0);

/** What a person sees when the market is ready: where it is, and who can log in. */
export function welcome({ web, admin, inboxes }: Addresses, accounts: Account[]): string {
  const addresses = columns([
    ["구매·판매 사이트", web],
    ["관리자 사이트", `${admin}/admin`],
    ["메일·알림톡·문자함", inboxes],
    ["API 문서", `${web}/api/docs`],
  ]);
  const people = accounts.map(({ role, userId, password, name }) => [role, userId, password, name]);
  const table =
    people.length > 0 ? columns([["역할", "아이디", "비밀번호", "이름"], ...people]) : [];
  return `\n${[...addresses, "", ...table].map((line) => `  ${line}`).join("\n")}\n\n  멈추기: Ctrl-C\n\n`;
}
