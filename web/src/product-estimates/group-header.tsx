import type { Group } from "@bupum/shared/deal/estimate-groups/contract";
import { timeLeft } from "@bupum/shared/kernel/calendar/time-left";
import { formatPhone } from "@bupum/shared/kernel/text/phone";
import { type Meaning, Status } from "@bupum/ui/display/status";
import { useNow } from "@bupum/ui/now";
import { Alert } from "@mantine/core";
import { useFormatter } from "use-intl";
import { useWords } from "../words.ts";
import { FileLinks } from "./file-links.tsx";
import styles from "./compare-page.module.css";

const meanings: Record<Group["status"], Meaning> = {
  PENDING: "waiting",
  CONFIRMED: "running",
  REJECTED: "bad",
  COMPLETED: "good",
  CANCELLED: "over",
};

/** What was asked for: number, state, deadline, and all terms on demand. */
export function GroupHeader({ group }: { group: Group }) {
  const say = useWords("productEstimates");
  const format = useFormatter();
  const left = timeLeft(group.dueAt, useNow());
  return (
    <header className={styles["header"]}>
      <div className={styles["titles"]}>
        <h1>{group.title}</h1>
        <Status of={group.status} meaning={meanings[group.status]}>
          {say(`states.${group.status}`)}
        </Status>
      </div>
      <p className={styles["dimmed"]}>
        {say("number")} <span className={styles["code"]}>{group.number}</span>
        {group.open && (
          <>
            {" · "}
            {say("header.dueAt")}{" "}
            {format.dateTime(new Date(group.dueAt), {
              month: "short",
              day: "numeric",
              weekday: "short",
              hour: "2-digit",
              minute: "2-digit",
              hourCycle: "h23",
            })}{" "}
            ({say(`header.due.${left.kind}`, { ...left })})
          </>
        )}
      </p>
      {group.closeReason && (
        <Alert color="gray">
          {[say(`closeReasons.${group.closeReason}`), group.closeDetail].filter(Boolean).join(" ")}
        </Alert>
      )}
      {group.dispatching && <Alert color="blue">{say("header.dispatching")}</Alert>}
      {group.unassignedLineIds.length > 0 && (
        <Alert color="orange">
          {say("header.unassigned", { count: group.unassignedLineIds.length })}
        </Alert>
      )}
      <details className={styles["details"]}>
        <summary>{say("header.details")}</summary>
        <Terms group={group} />
      </details>
    </header>
  );
}

function Terms({ group }: { group: Group }) {
  const say = useWords("productEstimates");
  const trade = useWords("trade");
  const format = useFormatter();
  const { contact } = group;
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: "medium" });
  const phone = contact.phone && formatPhone(contact.phone);
  const rows = [
    [
      say("header.created"),
      group.createdBy === group.buyerId || !group.createdBy
        ? day(group.createdAt)
        : say("header.createdFor", { day: day(group.createdAt) }),
    ],
    [say("header.desired"), group.desiredDeliveryDate && day(group.desiredDeliveryDate)],
    [say("header.region"), group.region && trade(`regions.${group.region}`)],
    [say("header.shipping"), group.shippingFeePayer && trade(`shipping.${group.shippingFeePayer}`)],
    [say("header.contact"), [contact.name, phone, contact.email].filter(Boolean).join(" · ")],
    [say("header.memo"), group.memo],
    [say("header.dueAt"), group.strictDeadline ? say("header.strict") : undefined],
  ].filter(([, value]) => value);
  return (
    <dl className={styles["terms"]}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {group.files.length > 0 && (
        <div>
          <dt>{say("header.files")}</dt>
          <dd>
            <FileLinks files={group.files} />
          </dd>
        </div>
      )}
    </dl>
  );
}
