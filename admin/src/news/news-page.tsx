import type { NewsEntity } from "@bupum/shared/reading/news/admin-contract";
import { newsState } from "@bupum/shared/reading/news/rules";
import { Status } from "@bupum/ui/display/status";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { toast } from "@bupum/ui/frame/toasts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { api } from "../api.ts";
import { Conflict } from "../catalogue/conflict.tsx";
import { useEntityDraft, useOpened } from "../catalogue/entity-draft.ts";
import { RemoveButton } from "../catalogue/remove-button.tsx";
import { BackLink } from "../layout/back-link.tsx";
import { DetailPage } from "../layout/detail-page.tsx";
import { useNow } from "@bupum/ui/now";
import { TitleRow } from "../layout/title-row.tsx";
import { useWords } from "../words.ts";
import { NewsFields } from "./news-fields.tsx";
import { isBodyKept, newsForm, type NewsForm, newsSchema, withCleared } from "./news-form.ts";
import { forgetLists, keepNews, newsDetail } from "./queries.ts";
import styles from "./news.module.css";

const route = getRouteApi("/_admin/news/$newsId");

/** One item, to correct and to delete. */
export function NewsPage() {
  const say = useWords("news");
  const { newsId } = route.useParams();
  const query = useQuery(newsDetail(newsId));
  return (
    <DetailPage
      title={query.data?.title ?? say("title")}
      back={<BackLink to="/news">{say("title")}</BackLink>}
      query={query}
      past={{ entity: "news", id: newsId }}
    >
      {(news) => <Opened news={news} />}
    </DetailPage>
  );
}

/** The form keeps the copy that it was opened with, unaffected by later reads. */
function Opened({ news }: { news: NewsEntity }) {
  const [opened, open] = useOpened(news.id, news);
  return opened && <Editor key={`${opened.id} ${opened.version}`} news={opened} open={open} />;
}

interface EditorProps {
  news: NewsEntity;
  /** Resets the form to another copy. */
  open: (news: NewsEntity) => void;
}

function Editor({ news, open }: EditorProps) {
  const say = useWords("news");
  const client = useQueryClient();
  const [isUploading, setUploading] = useState(false);
  const { draft, newer, saveMine, takeTheirs } = useEntityDraft({
    schema: newsSchema(news),
    initial: newsForm(news),
    entity: news,
    onTheirs: open,
    send: (body, version) =>
      api.news.update({ params: { id: news.id }, body: { ...withCleared(body), version } }),
    readAgain: () => client.fetchQuery({ ...newsDetail(news.id), staleTime: 0 }),
    done: (changed) => {
      toast.done(say("saved"));
      keepNews(client, changed);
      open(changed);
    },
  });
  return (
    <>
      <Title news={news} />
      <div className={styles["form"]}>
        <DraftForm draft={draft} label={news.title}>
          <NewsFields keepsBody={isBodyKept(news)} onBusy={setUploading} />
          {newer && (
            <Conflict
              differences={differences(newsForm(news), newsForm(newer)).map(
                ({ name, ...texts }) => ({ label: say(`fields.${name}`), ...texts }),
              )}
              onMine={saveMine}
              onTheirs={takeTheirs}
            />
          )}
          <SendButton fullWidth waiting={isUploading}>
            {say("save")}
          </SendButton>
        </DraftForm>
        <Removal news={news} />
      </div>
    </>
  );
}

function Title({ news }: { news: NewsEntity }) {
  const say = useWords("news");
  const state = newsState(news, useNow());
  return (
    <TitleRow title={news.title}>
      <Status of={state} meaning={state === "PUBLISHED" ? "good" : "waiting"}>
        {say(`states.${state}`)}
      </Status>
      <span>{say("readersOf", { all: news.clickCount, week: news.clickCount7d })}</span>
    </TitleRow>
  );
}

const differences = (before: NewsForm, now: NewsForm) =>
  // The keys of an object literal of this shape.
  (Object.keys(before) as (keyof NewsForm)[])
    .filter((name) => before[name] !== now[name])
    .map((name) => ({ name, before: before[name], now: now[name] }));

function Removal({ news }: { news: NewsEntity }) {
  const client = useQueryClient();
  const router = useRouter();
  return (
    <RemoveButton
      name={news.title}
      remove={() => api.news.remove({ params: { id: news.id } })}
      done={() => {
        void router.navigate({ to: "/news" });
        forgetLists(client);
      }}
    />
  );
}
