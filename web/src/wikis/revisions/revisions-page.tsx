import { useDays } from "@bupum/ui/display/days";
import type { WikiRevision } from "@bupum/shared/reading/wiki-revisions/contract";
import type { Wiki } from "@bupum/shared/reading/wikis/contract";
import { Failed, Loading } from "@bupum/ui/display/states";
import { AskedButton } from "@bupum/ui/frame/asked-button";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useState } from "react";
import { Head } from "../../layout/head.tsx";
import { useWords } from "../../words.ts";
import { wikiPage } from "../queries.ts";
import { Changes } from "./changes.tsx";
import { restoreRevision, revisionList } from "./queries.ts";
import styles from "./revisions.module.css";

const small = { variant: "default", size: "sm", mih: 44 } as const;

const route = getRouteApi("/wiki/$wikiId/revisions");

/**
 * The revisions with author and date; the changes between two, and the button to restore one
 * (D9-8).
 */
export function RevisionsPage() {
  const say = useWords("revisions");
  const { wikiId } = route.useParams();
  const wiki = useQuery(wikiPage(wikiId));
  return (
    <div className={styles["page"]}>
      <Head title={wiki.data ? `${wiki.data.title}: ${say("title")}` : say("title")} hidden />
      <div>
        <Link to="/wiki/$wikiId" params={{ wikiId }}>
          {say("back")}
        </Link>
        <h1>
          {wiki.data && <span lang={wiki.data.language}>{wiki.data.title}: </span>}
          {say("title")}
        </h1>
        <p className={styles["hint"]}>{say("lead")}</p>
      </div>
      {wiki.error ? (
        <Failed error={wiki.error} again={() => void wiki.refetch()} />
      ) : wiki.data ? (
        <Revisions of={wiki.data} />
      ) : (
        <Loading lines={6} height={44} />
      )}
    </div>
  );
}

interface Pair {
  before: number;
  after: number;
}

function Revisions({ of }: { of: Wiki }) {
  const say = useWords("revisions");
  const list = useInfiniteQuery(revisionList(of.id));
  const [pair, setPair] = useState<Pair>();
  if (list.error) return <Failed error={list.error} again={() => void list.refetch()} />;
  if (!list.data) return <Loading lines={6} height={44} />;
  return (
    <>
      {pair && <Changes of={of} {...pair} onClose={() => setPair(undefined)} />}
      <ol className={styles["list"]} aria-label={say("title")}>
        {list.data.pages
          .flatMap(({ items }) => items)
          .map((revision) => (
            <li
              key={revision.revision}
              className={styles["revision"]}
              aria-current={pair?.after === revision.revision || undefined}
            >
              <Facts of={revision} isCurrent={revision.revision === of.currentRevision} />
              <Actions wiki={of} revision={revision.revision} onCompare={setPair} />
            </li>
          ))}
      </ol>
      {list.hasNextPage && (
        <Button
          variant="default"
          mih={44}
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {say("more")}
        </Button>
      )}
    </>
  );
}

function Facts({ of, isCurrent }: { of: WikiRevision; isCurrent: boolean }) {
  const say = useWords("revisions");
  const days = useDays();
  return (
    <p className={styles["facts"]}>
      <strong>{say("revision", { revision: of.revision })}</strong>
      {isCurrent && <strong>{say("current")}</strong>}
      <time dateTime={of.createdAt}>{days.moment(of.createdAt)}</time>
      <span>{of.editorName}</span>
      {of.creditedName && <span>{say("credited", { name: of.creditedName })}</span>}
      {of.restoredFrom !== undefined && (
        <span>{say("restoredFrom", { revision: of.restoredFrom })}</span>
      )}
      {of.summary && <q>{of.summary}</q>}
    </p>
  );
}

interface ActionsProps {
  wiki: Wiki;
  revision: number;
  onCompare: (pair: Pair) => void;
}
function Actions({ wiki, revision, onCompare }: ActionsProps) {
  const say = useWords("revisions");
  const isCurrent = revision === wiki.currentRevision;
  return (
    <div className={styles["actions"]}>
      {revision > 1 && (
        <Button
          {...small}
          aria-label={say("compareOf", { revision })}
          onClick={() => onCompare({ before: revision - 1, after: revision })}
        >
          {say("compare")}
        </Button>
      )}
      {!isCurrent && (
        <Button
          {...small}
          aria-label={say("withCurrentOf", { revision })}
          onClick={() => onCompare({ before: revision, after: wiki.currentRevision })}
        >
          {say("withCurrent")}
        </Button>
      )}
      {!isCurrent && wiki.mayEdit && <RestoreButton wiki={wiki} revision={revision} />}
    </div>
  );
}

function RestoreButton({ wiki, revision }: { wiki: Wiki; revision: number }) {
  const say = useWords("revisions");
  const client = useQueryClient();
  const question = {
    title: say("restoreTitle", { revision }),
    body: say("restoreBody", { revision }),
    primary: say("restore"),
  };
  return (
    <AskedButton
      {...small}
      aria-label={say("restoreOf", { revision })}
      question={question}
      act={() => restoreRevision(wiki.id, revision, wiki.currentRevision)}
      settled={() => client.invalidateQueries({ queryKey: ["wikis"] })}
      done={() => toast.done(say("restored"))}
    >
      {say("restore")}
    </AskedButton>
  );
}
