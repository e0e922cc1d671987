import { Problem } from "@bupum/shared/kernel/problem";
import { addMinutes } from "@bupum/shared/kernel/time";
import { isByMailOnly, isInAppOnly } from "@bupum/shared/notices/notifications/events";
import { channelsChosen, channelsFor, heldUntil } from "@bupum/shared/notices/notifications/rules";
import { ko } from "@bupum/shared/notices/notifications/words/ko";
import { newId, now } from "../../kernel/context.ts";
import type { MessageBody } from "../../kernel/messages/messages.ts";
import type { Notice } from "../../kernel/messages/notice-messages.ts";
import { mayPay } from "../../kernel/messages/paid-messages.ts";
import { addNotice, addWrites } from "../../notices/notifications/items.ts";
import { type Outcome, reportOf } from "../../providers/message/group.ts";
import { sendMail } from "../../providers/message/ses.ts";
import { SolapiUnavailable } from "../../providers/message/solapi.ts";
import { sendAlimTalk } from "../../providers/message/text.ts";
import { type Account, findAccount } from "../../accounts/users/items.ts";
import * as deliveries from "./deliveries.ts";
import type { Delivery } from "./deliveries.ts";
import { isForFormer, passOn } from "./members.ts";
import { noticeMail, siteLink } from "./mail.ts";
import { outsideLink } from "./outside-link.ts";
import { isOvertaken } from "./overtaken.ts";
import { templateFilled, templateIds, templateVariables } from "./templates.ts";

/** Seconds until the result of an AlimTalk is first asked for, and between later requests. */
const firstLookSeconds = 15;
const nextLookSeconds = 90;
/** An AlimTalk not delivered by then is replaced by a mail (D15-6). */
const giveUpMinutes = 5;

async function accountOf(userId: Notice["userId"]): Promise<Account | undefined> {
  try {
    return await findAccount(userId);
  } catch (error) {
    // Users who left get no notices.
    if (error instanceof Problem && error.code === "NOT_FOUND") return undefined;
    throw error;
  }
}

/** Writes the notice into the app once, then sends it by the reader's channel. */
export async function raise(notice: Notice): Promise<void> {
  const account = await accountOf(notice.userId);
  if (!account) return;
  if (account.companyId) return passOn(notice, account.companyId);
  if (await isForFormer(notice)) return;
  const delivery =
    (await deliveries.find(deliveries.deliveryIdOf(notice))) ?? (await open(account, notice));
  // A delivery continues when its result is due.
  if (delivery?.step === "SEND") await send(delivery, account);
}

/**
 * The notice of a completed order is sent outside to the buyer only (D15-7): a seller's contains
 * the buyer's name.
 */
const isQuietFor = ({ event, params }: Notice): boolean =>
  event === "ORDER_COMPLETED" && params["buyer"] !== undefined;

async function open(account: Account, notice: Notice): Promise<Delivery | undefined> {
  const id = deliveries.deliveryIdOf(notice);
  const noticeId = newId("ntf");
  const createdAt = now();
  const wanted = notice.noticeType
    ? channelsChosen(account, notice.noticeType)
    : channelsFor(account);
  const channels =
    isInAppOnly(notice.event) || isQuietFor(notice)
      ? []
      : wanted.filter((channel) => channel === "EMAIL" || !isByMailOnly(notice.event));
  const step = channels.length > 0 ? "SEND" : "DONE";
  const { userId } = notice;
  const rest = { userId, noticeId, notice, channels, createdAt, version: 1 };
  const delivery: Delivery = { id, step, ...rest };
  try {
    await addNotice(userId, (counter) => [
      deliveries.openDelivery(delivery),
      ...addWrites(noticeId, notice, createdAt, counter),
    ]);
    return delivery;
  } catch (error) {
    if (error !== deliveries.openDelivery.taken) throw error;
    return deliveries.find(id);
  }
}

/** Continues a delivery that is due. */
export async function resume({ deliveryId }: MessageBody<"delivery.postponed">): Promise<void> {
  const delivery = await deliveries.find(deliveryId);
  if (!delivery || delivery.step === "DONE") return;
  const account = await accountOf(delivery.userId);
  if (!account) return;
  // What was sent already has its result, whoever left since.
  const next = delivery.step === "SEND" ? delivery : await look(delivery);
  if (next.step !== "SEND") return;
  return (await isForFormer(next.notice)) ? ended(next) : send(next, account);
}

/** Nothing more of it is sent outside. */
const ended = async (delivery: Delivery): Promise<void> =>
  void (await deliveries.settle(delivery, delivery.channels[0] ?? "KAKAO", "OVERTAKEN", []));

/** Tries the remaining channels one after the other until one accepts the notice. */
async function send(delivery: Delivery, account: Account): Promise<void> {
  // What no longer holds in the morning stays in the app alone (D15-5).
  const { notice, heldUntil: morning } = delivery;
  if (morning && morning <= now() && (await isOvertaken(notice, morning))) return ended(delivery);
  let current = delivery;
  for (const channel of delivery.channels) {
    const next = channel === "KAKAO" ? sendKakao(current, account) : sendEmail(current, account);
    const done = await next;
    if (!done || done.step !== "SEND") return;
    current = done;
  }
}

const failed = (delivery: Delivery, code: string) =>
  deliveries.settle(delivery, "KAKAO", code, delivery.channels.slice(1));

/** By AlimTalk, or postponed to the morning. Undefined while it waits. */
async function sendKakao(delivery: Delivery, account: Account): Promise<Delivery | undefined> {
  const { notice } = delivery;
  const until = heldUntil(notice.event, now());
  if (until !== undefined) {
    if (delivery.heldUntil !== until) await deliveries.hold(delivery, until);
    return undefined;
  }
  if (!account.phone) return failed(delivery, "NO_PHONE");
  if (isInAppOnly(notice.event)) return failed(delivery, "IN_APP_ONLY");
  // An existing group was already counted in the budget.
  if (!delivery.groupId && !(await mayPay("NOTICE", now()))) return failed(delivery, "DAY_SPENT");
  const variables = templateVariables(notice.event, notice.params);
  let current = delivery;
  let outcome: Outcome;
  try {
    outcome = await sendAlimTalk(
      {
        to: account.phone,
        templateId: templateIds[notice.event],
        variables,
        text: templateFilled(notice.event, variables),
        button: {
          name: ko.events[notice.event].button,
          url: siteLink(await outsideLink(delivery)),
        },
        // Without a mail address as fallback, the provider sends a text message.
        orText: !delivery.channels.includes("EMAIL"),
      },
      {
        groupId: delivery.groupId,
        async remember(groupId) {
          current = await deliveries.remember(current, groupId);
        },
      },
    );
  } catch (error) {
    const isLate = now() > addMinutes(delivery.heldUntil ?? delivery.createdAt, giveUpMinutes);
    if (!(error instanceof SolapiUnavailable) || !isLate) throw error;
    return failed(current, "UNAVAILABLE");
  }
  if (!outcome.accepted) return failed(current, outcome.code);
  return deliveries.check(current, firstLookSeconds);
}

/** Asks for the result of an AlimTalk; SEND if the next channel is to be tried. */
async function look(delivery: Delivery): Promise<Delivery> {
  const report = await reportOf(delivery.groupId ?? "");
  if (report.state === "DELIVERED") return deliveries.settle(delivery, "KAKAO", "DELIVERED", []);
  if (report.state === "FAILED") return failed(delivery, report.code);
  const isLate = now() > addMinutes(delivery.sentAt ?? delivery.createdAt, giveUpMinutes);
  return isLate ? failed(delivery, "TIMEOUT") : deliveries.check(delivery, nextLookSeconds);
}

async function sendEmail(delivery: Delivery, account: Account): Promise<Delivery> {
  const { email, name, language } = account;
  if (!email) return deliveries.settle(delivery, "EMAIL", "NO_ADDRESS", []);
  const claimed = await deliveries.claim(delivery);
  const outcome = await sendMail(
    noticeMail(
      { email, name, language },
      delivery.notice,
      delivery.id,
      await outsideLink(delivery),
    ),
  );
  return deliveries.settle(claimed, "EMAIL", outcome.sent ? "SENT" : outcome.code, []);
}
