import { dealerEntityRoutes } from "@bupum/shared/selling/dealers/admin-contract";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { toast } from "@bupum/ui/frame/toasts";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { api } from "../api.ts";
import { useLeaveGuard } from "../catalogue/leave-guard.ts";
import { BackLink } from "../layout/back-link.tsx";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { DealerFields, fieldsOf } from "./dealer-fields.tsx";
import { keepDealer } from "./queries.ts";
import styles from "./dealers.module.css";

export function NewDealerPage() {
  const say = useWords("dealers");
  const router = useRouter();
  const client = useQueryClient();
  const draft: Draft = useDraft({
    schema: dealerEntityRoutes.create.body,
    initial: fieldsOf(),
    send: (body) => api.dealerEntities.create({ body }),
    done: (dealer) => {
      toast.done(say("created"));
      keepDealer(client, dealer);
      draft.form.resetDirty();
      void router.navigate({ to: "/dealers/$dealerId", params: { dealerId: dealer.id } });
    },
  });
  useLeaveGuard(draft);
  return (
    <>
      <Head title={say("create")} />
      <BackLink to="/dealers">{say("title")}</BackLink>
      <h1>{say("create")}</h1>
      <div className={styles["form"]}>
        <DraftForm draft={draft} label={say("create")}>
          <DealerFields />
          <SendButton fullWidth>{say("create")}</SendButton>
        </DraftForm>
      </div>
    </>
  );
}
