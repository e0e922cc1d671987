import { useDays } from "@bupum/ui/display/days";
import type { WriterInfo } from "@bupum/shared/accounts/writer-infos/contract";
import { isFormerWriter, sentAgainFrom } from "@bupum/shared/accounts/writer-infos/rules";
import { Status } from "@bupum/ui/display/status";
import { useQuery } from "@tanstack/react-query";
import { useLocale } from "use-intl";
import { Reason, ReviewBox } from "../applicant/applicant-page.tsx";
import { wikiCategories } from "../wikis/queries.ts";
import { useWords } from "../words.ts";
import { useMayBeSent } from "./sending.ts";

/** What the state means for the reader. */
function meaningOf({ status, approved, writerRole }: WriterInfo) {
  if (isFormerWriter({ writerRole, wasApproved: approved !== undefined })) return "former" as const;
  if (status === "PENDING" && writerRole !== "NONE") return "again" as const;
  return status;
}

/** The wiki categories whose pages an expert may edit. */
function Fields({ ids }: { ids: readonly string[] }) {
  const say = useWords("writerInfos");
  const language = useLocale();
  const { data } = useQuery(wikiCategories);
  const all = (data?.items ?? []).flatMap((group) => [group, ...group.children]);
  const names = all.filter(({ id }) => ids.includes(id)).map(({ name }) => name[language]);
  return names.length > 0 && <p>{say("review.fields", { names: names.join(", ") })}</p>;
}

/** The state of the review, the reviewer's note, and the possible actions. */
export function ReviewState({ info }: { info: WriterInfo }) {
  const say = useWords("writerInfos");
  const { dayOf: day } = useDays();
  const { status, writerRole, correction, lastRejection, reviewDueAt } = info;
  const rests = !useMayBeSent(info);
  return (
    <ReviewBox
      status={status}
      label={say("review.label")}
      marks={
        <>
          <Status of={status}>{say(`states.${status}`)}</Status>
          {writerRole !== "NONE" && <strong>{say(`roles.${writerRole}`)}</strong>}
        </>
      }
    >
      <p>{say(`review.${meaningOf(info)}`)}</p>
      {writerRole === "EXPERT" && <Fields ids={info.expertCategories} />}
      {status === "PENDING" && reviewDueAt && <p>{say("review.due", { at: day(reviewDueAt) })}</p>}
      {correction && <Reason>{say("review.note", { note: correction.note })}</Reason>}
      {lastRejection && status !== "PENDING" && (
        <Reason>
          {say("review.reason", { reason: lastRejection.reason, at: day(lastRejection.at) })}
        </Reason>
      )}
      {rests && lastRejection && (
        <p>{say("review.rests", { at: day(sentAgainFrom(lastRejection.at)) })}</p>
      )}
    </ReviewBox>
  );
}
