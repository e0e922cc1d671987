import { failureOf } from "@bupum/ui/failure";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { useSendKey } from "@bupum/ui/form/send-key";
import { confirmed } from "@bupum/ui/frame/dialogs";
import { toast } from "@bupum/ui/frame/toasts";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { api } from "../api.ts";
import { useLeaveGuard } from "../catalogue/leave-guard.ts";
import { readAgain } from "../product-estimates/queries.ts";
import { useWords } from "../words.ts";
import { blankGroup, type GroupForm, groupSchema } from "./group-form.ts";

/** The draft of a request for a buyer, with confirmations for refusals that allow them. */
export function useNewGroup(): Draft<GroupForm> {
  const say = useWords("estimateGroups");
  const client = useQueryClient();
  const navigate = useNavigate();
  const keyOf = useSendKey();
  const allowed = useRef(false);
  const [initial] = useState(() => blankGroup());
  const askAgain = async () => {
    const title = say("create.duplicate.title");
    const primary = say("create.duplicate.primary");
    if (!(await confirmed({ title, body: say("create.duplicate.body"), primary }))) return;
    allowed.current = true;
    draft.submit();
  };
  const draft: Draft<GroupForm> = useDraft({
    schema: groupSchema,
    initial,
    send: (parsed) => {
      const body = { ...parsed, allowDuplicate: allowed.current };
      allowed.current = false;
      return api.estimates.create({ body }, { idempotencyKey: keyOf(body) });
    },
    done: ({ number, groupId }) => {
      toast.done(say("create.done", { number }));
      draft.form.resetDirty();
      void readAgain(client);
      void navigate({ to: "/requests/$groupId", params: { groupId } });
    },
    failed: (error) => {
      const { code, params } = failureOf(error);
      if (code === "DUPLICATE_REQUEST") {
        void askAgain();
        return true;
      }
      if (code === "SELLER_BLOCKED")
        draft.form.setFieldError(
          "sellerIds",
          say("create.blocked", { sellers: namesOf(draft, String(params["sellerIds"])) }),
        );
      return false;
    },
  });
  useLeaveGuard(draft);
  return draft;
}

const namesOf = ({ values }: Draft<GroupForm>, ids: string): string =>
  values()
    .sellers.filter(({ id }) => ids.split(",").includes(id))
    .map(({ companyName }) => companyName)
    .join(", ");
