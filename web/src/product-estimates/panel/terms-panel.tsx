import type { ReactNode } from "react";
import { useDays } from "@bupum/ui/display/days";
import type { Group } from "@bupum/shared/deal/estimate-groups/contract";
import { formatPhone } from "@bupum/shared/kernel/text/phone";
import { LaterMemberName } from "../../companies/later-member-name.tsx";
import { useWords } from "../../words.ts";
import { FileLinks } from "../file-links.tsx";
import styles from "./panel.module.css";

/** The terms of the request, the same for all sellers. */
export function TermsPanel({ group }: { group: Group }) {
  const say = useWords("productEstimates");
  const trade = useWords("trade");
  const { dayOf: day } = useDays();
  const { contact } = group;
  const phone = contact.phone && formatPhone(contact.phone);
  const rows: [string, ReactNode][] = [
    [say("header.title"), group.title],
    [
      say("header.created"),
      group.createdBy === group.buyerId || !group.createdBy
        ? day(group.createdAt)
        : say("header.createdFor", { day: day(group.createdAt) }),
    ],
    [
      say("header.askedBy"),
      group.askedBy && <LaterMemberName key="asked" userId={group.askedBy} />,
    ],
    [say("header.desired"), group.desiredDeliveryDate && day(group.desiredDeliveryDate)],
    [say("header.region"), group.region && trade(`regions.${group.region}`)],
    [say("header.shipping"), group.shippingFeePayer && trade(`shipping.${group.shippingFeePayer}`)],
    [say("header.contact"), [contact.name, phone, contact.email].filter(Boolean).join(" · ")],
    [say("header.memo"), group.memo],
    [say("header.dueAt"), group.strictDeadline ? say("header.strict") : undefined],
  ];
  return (
    <dl className={styles["terms"]}>
      {rows
        .filter(([, value]) => value)
        .map(([name, value]) => (
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
