import {
  adminEstimateRoutes,
  type UnassignedGroup,
} from "@bupum/shared/deal/estimates/admin-contract";
import { type Draft, useDraft, useDraftOfForm } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { useSendKey } from "@bupum/ui/form/send-key";
import { toast } from "@bupum/ui/frame/toasts";
import { Checkbox, Stack } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../api.ts";
import { groupDetail } from "../estimate-groups/queries.ts";
import { SellerPicker } from "../merchandises/seller-picker.tsx";
import { useWords } from "../words.ts";
import { readAgain } from "./queries.ts";
import styles from "./lines.module.css";

interface AssignFormProps {
  group: UnassignedGroup;
  leave: () => void;
}

/** Asks a seller for lines of a request that no seller is asked for yet. */
export function AssignForm({ group, leave }: AssignFormProps) {
  const say = useWords("productEstimates");
  // The API refuses a seller who is asked for other lines of the request, so such a seller cannot
  // be picked.
  const asked = useQuery(groupDetail(group.id)).data?.estimates ?? [];
  const names = asked.map(({ sellerName }) => sellerName).join(", ");
  return (
    <DraftForm draft={useAssignment(group, leave)} label={say("assign.title")}>
      <p>
        {group.number} {group.title}
      </p>
      <LineChecks group={group} />
      <div>
        <SellerPicker label={say("seller")} except={asked.map(({ sellerId }) => sellerId)} />
        {names && <p className={styles["asked"]}>{say("assign.asked", { sellers: names })}</p>}
      </div>
      <SendButton fullWidth>{say("assign.act")}</SendButton>
    </DraftForm>
  );
}

function useAssignment(group: UnassignedGroup, leave: () => void): Draft {
  const say = useWords("productEstimates");
  const client = useQueryClient();
  const keyOf = useSendKey();
  const [initial] = useState(() => ({
    groupId: group.id,
    sellerId: "",
    requestLineIds: group.lines.map(({ requestLineId }) => requestLineId),
  }));
  return useDraft({
    schema: adminEstimateRoutes.create.body,
    initial,
    // The refused seller is named while another one is searched.
    tellsTwice: true,
    send: (body) => api.estimates.create({ body }, { idempotencyKey: keyOf(body) }),
    done: () => {
      toast.done(say("assign.done"));
      leave();
      void readAgain(client);
    },
  });
}

function LineChecks({ group }: { group: UnassignedGroup }) {
  const say = useWords("productEstimates");
  const { form } = useDraftOfForm();
  return (
    <Checkbox.Group
      label={say("assign.lines")}
      error={form.errors["requestLineIds"]}
      defaultValue={group.lines.map(({ requestLineId }) => requestLineId)}
      onChange={(chosen) => form.setFieldValue("requestLineIds", chosen)}
    >
      <Stack gap="xs" mt="xs">
        {group.lines.map((line) => (
          <Checkbox
            key={line.requestLineId}
            value={line.requestLineId}
            label={`${line.partNumber ?? line.productName} ${line.quantity} ${line.unit}`}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
