import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { useSendKey } from "@bupum/ui/form/send-key";
import { toast } from "@bupum/ui/frame/toasts";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { api } from "../api.ts";
import { useLeaveGuard } from "../catalogue/leave-guard.ts";
import { BackLink } from "../layout/back-link.tsx";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { NewsFields } from "./news-fields.tsx";
import { newsForm, newsSchema } from "./news-form.ts";
import { keepNews } from "./queries.ts";
import styles from "./news.module.css";

/** Creates an item, which becomes visible at its time. */
export function NewNewsPage() {
  const say = useWords("news");
  const router = useRouter();
  const client = useQueryClient();
  const keyOf = useSendKey();
  const [isUploading, setUploading] = useState(false);
  const draft: Draft = useDraft({
    schema: newsSchema(),
    initial: newsForm(),
    send: (body) => api.news.create({ body }, { idempotencyKey: keyOf(body) }),
    done: (news) => {
      toast.done(say("created"));
      keepNews(client, news);
      draft.form.resetDirty();
      void router.navigate({ to: "/news/$newsId", params: { newsId: news.id } });
    },
  });
  useLeaveGuard(draft);
  return (
    <>
      <Head title={say("create")} />
      <BackLink to="/news">{say("title")}</BackLink>
      <h1>{say("create")}</h1>
      <div className={styles["form"]}>
        <DraftForm draft={draft} label={say("create")}>
          <NewsFields keepsBody={false} onBusy={setUploading} />
          <SendButton fullWidth waiting={isUploading}>
            {say("create")}
          </SendButton>
        </DraftForm>
      </div>
    </>
  );
}
