import { useDays } from "@bupum/ui/display/days";
import type { WriterInfo, WriterProof } from "@bupum/shared/accounts/writer-infos/contract";
import { Status } from "@bupum/ui/display/status";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { FileLinks } from "../files/file-links.tsx";
import { NextInQueue } from "../inbox/queue-step.tsx";
import { BackLink } from "../layout/back-link.tsx";
import { DetailPage } from "../layout/detail-page.tsx";
import { Fact, Facts } from "../layout/facts.tsx";
import { TitleRow } from "../layout/title-row.tsx";
import { useWords } from "../words.ts";
import { DecisionBar } from "./decision-bar.tsx";
import { DueMark } from "./due-mark.tsx";
import { writerDetail, writerList } from "./queries.ts";
import { useCategoryNames } from "../wiki-categories/use-category-names.ts";
import styles from "./writers.module.css";

const route = getRouteApi("/_admin/writers/$writerId");

/** One writer for the reviewer. */
export function WriterPage() {
  const say = useWords("writerInfos");
  const { writerId } = route.useParams();
  const query = useQuery(writerDetail(writerId));
  return (
    <DetailPage
      title={query.data?.penName ?? say("title")}
      back={<BackLink to="/writers">{say("title")}</BackLink>}
      query={query}
      notes={{ entity: "writer", id: writerId }}
      past={{ entity: "writer", id: writerId, isOpen: true }}
    >
      {(writer) => <Review key={writer.id} writer={writer} />}
    </DetailPage>
  );
}

function Review({ writer }: { writer: WriterInfo }) {
  const say = useWords("writerInfos");
  const { status, writerRole, draft, approved, reviewDueAt, penName } = writer;
  const isAgain = status === "PENDING" && approved !== undefined;
  return (
    <>
      <TitleRow title={penName}>
        <Status of={status}>{say(isAgain ? "again" : `statuses.${status}`)}</Status>
        {writerRole !== "NONE" && <strong>{say(`roles.${writerRole}`)}</strong>}
        {status === "PENDING" && reviewDueAt && <DueMark dueAt={reviewDueAt} />}
        <NextInQueue queue="writers" list={writerList({ status: "PENDING" })} self={writer.id} />
      </TitleRow>
      <Notes writer={writer} />
      {draft && <Proof title={say(isAgain ? "draftAgain" : "draft")} proof={draft} />}
      {approved && <Proof title={say("approvedProof")} proof={approved} />}
      <DecisionBar writer={writer} />
    </>
  );
}

function Notes({ writer }: { writer: WriterInfo }) {
  const say = useWords("writerInfos");
  const { moment: when } = useDays();
  const names = useCategoryNames();
  const { organization, introduction, expertCategories, submittedAt, approvedAt } = writer;
  const { correction, lastRejection, userId } = writer;
  return (
    <Facts>
      {organization && <Fact name={say("fields.organization")}>{organization}</Fact>}
      {introduction && <Fact name={say("fields.introduction")}>{introduction}</Fact>}
      {expertCategories.length > 0 && (
        <Fact name={say("categories")}>{expertCategories.map(names).join(", ")}</Fact>
      )}
      <Fact name={say("submittedAt")}>{when(submittedAt)}</Fact>
      {approvedAt && <Fact name={say("approvedAt")}>{when(approvedAt)}</Fact>}
      {correction && (
        <Fact name={say("correction")}>
          {correction.note} ({when(correction.at)})
        </Fact>
      )}
      {lastRejection && (
        <Fact name={say("lastRejection")}>
          {lastRejection.reason} ({when(lastRejection.at)})
        </Fact>
      )}
      <Fact name={say("account")}>
        <Link to="/users/$userId" params={{ userId }}>
          {say("openAccount")}
        </Link>
      </Fact>
    </Facts>
  );
}

function Proof({ title, proof }: { title: string; proof: WriterProof }) {
  const say = useWords("writerInfos");
  return (
    <section aria-label={title} className={styles["proof"]}>
      <h2>{title}</h2>
      <Facts>
        <Fact name={say("fields.wantedRole")}>{say(`roles.${proof.wantedRole}`)}</Fact>
        <Fact name={say("fields.occupation")}>{proof.occupation}</Fact>
        <Fact name={say("fields.careerYears")}>
          {say("years", { careerYears: proof.careerYears })}
        </Fact>
        <Fact name={say("fields.expertise")}>{proof.expertise.join(", ")}</Fact>
        <Fact name={say("fields.career")}>
          <span className={styles["prose"]}>{proof.career}</span>
        </Fact>
        <Fact name={say("fields.files")}>
          {proof.files.length > 0 ? <FileLinks files={proof.files} /> : say("noFiles")}
        </Fact>
      </Facts>
    </section>
  );
}
