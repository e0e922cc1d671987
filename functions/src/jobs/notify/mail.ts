import { formatBusinessNumber } from "@bupum/shared/accounts/seller-infos/rules";
import { fill } from "@bupum/shared/kernel/words/faults";
import type { Language } from "@bupum/shared/kernel/language/languages";
import { noticeText } from "@bupum/shared/notices/notifications/notice-text";
import { en } from "@bupum/shared/notices/notifications/words/en";
import { ko } from "@bupum/shared/notices/notifications/words/ko";
import type { NoticeWords } from "@bupum/shared/notices/notifications/words/types";
import type { LinkMailWords } from "@bupum/shared/notices/notifications/words/link-mail";
import { invitationWords } from "@bupum/shared/notices/notifications/words/invitation";
import { passwordLinkWords } from "@bupum/shared/notices/notifications/words/password-link";
import { zh } from "@bupum/shared/notices/notifications/words/zh";
import { now } from "../../kernel/context.ts";
import { env } from "../../kernel/env.ts";
import type { MessageBody } from "../../kernel/messages/messages.ts";
import type { BillingNotice, Notice } from "../../kernel/messages/notice-messages.ts";
import { billingText } from "./billing-text.ts";
import type { Mail } from "../../providers/message/mail.ts";

const allWords: Record<Language, NoticeWords> = { ko, en, zh };

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);

interface Page {
  language: Language;
  brand: string;
  title: string;
  /** Ready HTML. */
  main: string;
  foot: string;
}

/** A single column that every mail program displays, also with pictures, scripts and styles off. */
const pageOf = ({ language, brand, title, main, foot }: Page): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escape(title)}</title>
</head>
<body style="margin:0;padding:24px 12px;background:#f1f3f5;color:#212529">
<div role="article" aria-label="${escape(title)}" style="max-width:560px;margin:0 auto;padding:32px;
background:#fff;border:1px solid #dee2e6;border-radius:12px;font:16px/1.6 'Apple SD Gothic Neo',
'Malgun Gothic','Noto Sans KR','Microsoft YaHei',Arial,sans-serif">
<p style="margin:0 0 24px;font-weight:700;color:#1864ab">${escape(brand)}</p>
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.4">${escape(title)}</h1>
${main}
<hr style="margin:32px 0 16px;border:0;border-top:1px solid #dee2e6">
<p style="margin:0;font-size:13px;color:#495057">${escape(foot)}</p>
</div>
</body>
</html>
`;

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escape(text)}</p>`;
const list = (items: readonly string[]) =>
  items.length > 0
    ? `<ul style="margin:0 0 16px;padding-left:20px">\n${items
        .map((item) => `<li>${escape(item)}</li>`)
        .join("\n")}\n</ul>`
    : "";
const button = (text: string, url: string) =>
  `<p style="margin:24px 0 0"><a href="${escape(url)}" style="display:inline-block;
padding:12px 20px;border-radius:8px;background:#1864ab;color:#fff;font-weight:700;
text-decoration:none">${escape(text)}</a></p>`;

/** Address of a path of the site. */
export const siteLink = (path: string): string => new URL(path, env("message").SITE_URL).href;

/** The mail of a notice, in the reader's language. */
export function noticeMail(
  to: { email: string; name: string; language: Language },
  notice: Notice,
  deliveryId: string,
  link: string,
): Mail {
  const { language } = to;
  const words = allWords[language];
  const { title, body, items, button: label } = noticeText(notice, words, language, now());
  const greeting = fill(words.mail.greeting, { name: to.name });
  const url = siteLink(link);
  const main = [paragraph(greeting), paragraph(body), list(items), button(label, url)].join("\n");
  return {
    to: to.email,
    fromName: words.brand,
    subject: `[${words.brand}] ${title}`,
    html: pageOf({ language, brand: words.brand, title, main, foot: words.mail.why }),
    text: `${greeting}\n\n${body}\n\n${items.map((item) => `- ${item}\n`).join("")}\n${label}: ${url}\n\n-- \n${words.mail.why}\n`,
    headers: { "X-Bupum-Notice": deliveryId },
  };
}

/** The mail about a subscription or a payment, which no setting of notices turns off (D13-13). */
export function billingMail(
  to: { email: string; name: string; language: Language },
  notice: BillingNotice,
  deliveryId: string,
): Mail {
  const { language } = to;
  const { brand, mail } = allWords[language];
  const { title, body, button: label, why } = billingText(notice, language);
  const greeting = fill(mail.greeting, { name: to.name });
  const url = siteLink(notice.event === "PAID" ? "/mypage/payments" : "/mypage/subscribe");
  const main = [paragraph(greeting), paragraph(body), button(label, url)].join("\n");
  return {
    to: to.email,
    fromName: brand,
    subject: `[${brand}] ${title}`,
    html: pageOf({ language, brand, title, main, foot: why }),
    text: `${greeting}\n\n${body}\n\n${label}: ${url}\n\n-- \n${why}\n`,
    headers: { "X-Bupum-Notice": deliveryId },
  };
}

type Sent = MessageBody<"verification.requested">;

/** The mail with a verification code. Neither subject nor headers hold the code. */
export function codeMail({ target, language, verificationId }: Sent, code: string): Mail {
  const words = allWords[language];
  const { codeSubject, codeIntro, codeLife, codeWarning } = words.mail;
  const figures = `<p style="margin:0 0 16px;font-size:28px;font-weight:700;letter-spacing:4px">
${escape(code)}</p>`;
  return {
    to: target,
    fromName: words.brand,
    subject: `[${words.brand}] ${codeSubject}`,
    html: pageOf({
      language,
      brand: words.brand,
      title: codeSubject,
      main: [paragraph(codeIntro), figures, paragraph(codeLife)].join("\n"),
      foot: codeWarning,
    }),
    text: `${codeIntro}\n\n${code}\n\n${codeLife}\n\n-- \n${codeWarning}\n`,
    headers: { "X-Bupum-Notice": verificationId },
  };
}

/**
 * A mail whose link holds a secret in its fragment, which no server sees. Neither subject nor headers
 * hold it.
 */
function linkMail(
  { email, language }: { email: string; language: Language },
  { subject, body, life, button: label, warning }: LinkMailWords,
  { path, id, facts = [] }: { path: string; id: string; facts?: readonly string[] },
): Mail {
  const { brand } = allWords[language];
  const url = siteLink(path);
  return {
    to: email,
    fromName: brand,
    subject: `[${brand}] ${subject}`,
    html: pageOf({
      language,
      brand,
      title: subject,
      main: [paragraph(body), list(facts), paragraph(life), button(label, url)].join("\n"),
      foot: warning,
    }),
    text: `${body}\n\n${facts.map((fact) => `- ${fact}\n`).join("")}\n${label}: ${url}\n\n${life}\n\n-- \n${warning}\n`,
    headers: { "X-Bupum-Notice": id },
  };
}

/** The mail with a link to choose a new password. */
export function passwordLinkMail(
  to: { email: string; name: string; language: Language },
  token: string,
  id: string,
): Mail {
  const words = passwordLinkWords[to.language];
  const body = fill(words.body, { name: to.name });
  return linkMail(to, { ...words, body }, { path: `/reset/password#${token}`, id });
}

interface Inviting {
  company: { id: string; name: string; businessNumber: string };
  /** The owner who invites, with a verified address if there is one. */
  inviter: { name: string; email: string | undefined };
}

/** The mail with an invitation to a company. */
export function invitationMail(
  to: { email: string; language: Language },
  { company, inviter }: Inviting,
  code: string,
  id: string,
): Mail {
  const words = invitationWords[to.language];
  const named = { company: company.name };
  const [subject, body] = [fill(words.subject, named), fill(words.body, named)];
  const facts = [
    fill(words.facts.company, named),
    fill(words.facts.businessNumber, { number: formatBusinessNumber(company.businessNumber) }),
    fill(words.facts.inviter, { name: inviter.name, email: inviter.email ?? words.noEmail }),
  ];
  const path = `/mypage/companies/join?companyId=${company.id}#${code}`;
  return linkMail(to, { ...words, subject, body }, { path, id, facts });
}

/** The text message with a verification code. */
export const codeText = ({ language }: Sent, code: string): string =>
  fill(allWords[language].codeText, { code });
