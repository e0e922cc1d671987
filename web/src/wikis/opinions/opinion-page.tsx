import { useDays } from "@bupum/ui/display/days";
import type { Opinion } from "@bupum/shared/reading/wiki-request-histories/contract";
import { Failed, Loading } from "@bupum/ui/display/states";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { FileButtons } from "../../boards/file-buttons.tsx";
import { Head } from "../../layout/head.tsx";
import { useCurrentUser } from "../../session.ts";
import { useWords } from "../../words.ts";
import { useSectionName } from "../section-names.ts";
import { Deciding } from "./deciding.tsx";
import { OpinionState } from "./opinion-state.tsx";
import { viewOpinion } from "./acts.ts";
import { opinionOf } from "./queries.ts";
import styles from "./opinions.module.css";

const route = getRouteApi("/_signedIn/writer/wiki/request-history/$opinionId");

/** One opinion for its sender and its receiver; the writer decides it. */
export function OpinionPage() {
  const say = useWords("opinions");
  const { opinionId } = route.useParams();
  const { data, error, refetch } = useQuery(opinionOf(opinionId));
  return (
    <div className={styles["page"]}>
      <Head title={data?.title ?? say("title")} hidden />
      <Link to="/writer/wiki/request-history">{say("all")}</Link>
      {error ? (
        <Failed error={error} again={() => void refetch()} />
      ) : data ? (
        <Shown key={data.id} opinion={data} />
      ) : (
        <Loading lines={6} />
      )}
    </div>
  );
}

/** Opening an opinion marks it as viewed by the writer; its sender sees that (D9-13). */
function useViewed({ id, isViewed, writerId }: Opinion): void {
  const user = useCurrentUser();
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: () => viewOpinion(id),
    onSuccess: (viewed) => {
      client.setQueryData(opinionOf(id).queryKey, viewed);
      void client.invalidateQueries({ queryKey: ["opinions", "list"] });
    },
    meta: { quiet: true },
  });
  const isDue = user?.id === writerId && !isViewed;
  useEffect(() => {
    if (isDue) mutate();
  }, [isDue, mutate]);
}

function Shown({ opinion }: { opinion: Opinion }) {
  const say = useWords("opinions");
  const user = useCurrentUser();
  const nameOf = useSectionName();
  useViewed(opinion);
  return (
    <>
      <article className={styles["opinion"]}>
        <h1>{opinion.title}</h1>
        <Facts of={opinion} />
        {opinion.sectionName && (
          <p>
            <strong>{say("section")}</strong> {nameOf(opinion.sectionName)}
          </p>
        )}
        <p className={styles["text"]}>{opinion.content}</p>
        <FileButtons files={opinion.files} />
      </article>
      {user?.id === opinion.writerId && opinion.result === "NONE" ? (
        <Deciding opinion={opinion} />
      ) : (
        <Outcome of={opinion} />
      )}
    </>
  );
}

function Facts({ of }: { of: Opinion }) {
  const say = useWords("opinions");
  const days = useDays();
  return (
    <p className={styles["facts"]}>
      <OpinionState of={of} />
      <span>{say(`types.${of.type}`)}</span>
      <Link to="/wiki/$wikiId" params={{ wikiId: of.wikiId }}>
        {of.wikiTitle}
      </Link>
      <span>{of.requesterName}</span>
      <time dateTime={of.createdAt}>{days.moment(of.createdAt)}</time>
    </p>
  );
}

/** The proposal, and the writer's reply. */
function Outcome({ of }: { of: Opinion }) {
  const say = useWords("opinions");
  return (
    <>
      {of.proposedText && (
        <section aria-label={say("proposed")}>
          <h2>{say("proposed")}</h2>
          <p className={styles["text"]}>{of.proposedText}</p>
        </section>
      )}
      {of.resultNote && (
        <section aria-label={say("note")}>
          <h2>{say("note")}</h2>
          <p className={styles["text"]}>{of.resultNote}</p>
        </section>
      )}
      {of.appliedRevision !== undefined && (
        <p>
          {say("appliedAs", { revision: of.appliedRevision })}{" "}
          <Link to="/wiki/$wikiId/revisions" params={{ wikiId: of.wikiId }}>
            {say("revisions")}
          </Link>
        </p>
      )}
    </>
  );
}
