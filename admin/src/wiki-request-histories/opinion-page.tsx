import { useDays } from "@bupum/ui/display/days";
import type { Opinion } from "@bupum/shared/reading/wiki-request-histories/contract";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { FileLinks } from "../files/file-links.tsx";
import { NextInQueue } from "../inbox/queue-step.tsx";
import { BackLink } from "../layout/back-link.tsx";
import { DetailPage } from "../layout/detail-page.tsx";
import { Fact, Facts } from "../layout/facts.tsx";
import { TitleRow } from "../layout/title-row.tsx";
import { useWords } from "../words.ts";
import { Decision } from "./decision.tsx";
import { OpinionState } from "./opinion-state.tsx";
import styles from "./opinions.module.css";
import { opinionDetail, opinionList } from "./queries.ts";

const route = getRouteApi("/_admin/opinions/$opinionId");

/** One opinion on a wiki, and an admin's decision. */
export function OpinionPage() {
  const say = useWords("wikiRequestHistories");
  const { opinionId } = route.useParams();
  const query = useQuery(opinionDetail(opinionId));
  return (
    <DetailPage
      title={query.data?.title ?? say("title")}
      back={<BackLink to="/opinions">{say("title")}</BackLink>}
      query={query}
      past={{ entity: "wiki-opinion", id: opinionId }}
    >
      {(opinion) => (
        <div className={styles["page"]}>
          <TitleRow title={opinion.title}>
            <OpinionState of={opinion} />
            {opinion.escalatedAt && (
              <NextInQueue
                queue="stopRequests"
                list={opinionList({ isEscalated: "true" })}
                self={opinion.id}
              />
            )}
          </TitleRow>
          <OpinionFacts opinion={opinion} />
          <Text name={say("content")} text={opinion.content} />
          {opinion.proposedText && <Text name={say("proposed")} text={opinion.proposedText} />}
          {opinion.resultNote && <Text name={say("note")} text={opinion.resultNote} />}
          <Decision opinion={opinion} />
        </div>
      )}
    </DetailPage>
  );
}

const Text = ({ name, text }: { name: string; text: string }) => (
  <section aria-label={name}>
    <h2>{name}</h2>
    <p className={styles["prose"]}>{text}</p>
  </section>
);

function OpinionFacts({ opinion }: { opinion: Opinion }) {
  const say = useWords("wikiRequestHistories");
  const { moment: when } = useDays();
  const { wikiId, wikiTitle, type, sectionName, baseRevision, files } = opinion;
  const { createdAt, escalatedAt, decidedAt, settledAt, appliedRevision } = opinion;
  return (
    <Facts>
      <Fact name={say("wiki")}>
        <Link to="/wikis/$wikiId" params={{ wikiId }}>
          {wikiTitle}
        </Link>{" "}
        {say("revision", { revision: baseRevision })}
      </Fact>
      <Fact name={say("type")}>{say(`types.${type}`)}</Fact>
      {sectionName && <Fact name={say("section")}>{sectionName}</Fact>}
      <Fact name={say("requester")}>
        <Link to="/users/$userId" params={{ userId: opinion.requesterId }}>
          {opinion.requesterName}
        </Link>
      </Fact>
      <Fact name={say("writer")}>
        <Link to="/users/$userId" params={{ userId: opinion.writerId }}>
          {say("openWriter")}
        </Link>{" "}
        {say(opinion.isViewed ? "viewed" : "notViewed")}
      </Fact>
      <Fact name={say("createdAt")}>{when(createdAt)}</Fact>
      {escalatedAt && <Fact name={say("escalatedAt")}>{when(escalatedAt)}</Fact>}
      {decidedAt && <Fact name={say("decidedAt")}>{when(decidedAt)}</Fact>}
      {settledAt && <Fact name={say("settledAt")}>{when(settledAt)}</Fact>}
      {appliedRevision && (
        <Fact name={say("applied")}>{say("revision", { revision: appliedRevision })}</Fact>
      )}
      {files.length > 0 && (
        <Fact name={say("files")}>
          <FileLinks files={files} />
        </Fact>
      )}
    </Facts>
  );
}
