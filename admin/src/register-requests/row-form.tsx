import { registerMerchandiseHistoryRoutes } from "@bupum/shared/sheets/register-merchandise-histories/admin-contract";
import { registerActions } from "@bupum/shared/sheets/register-request-histories/codes";
import { lastSheetRow } from "@bupum/shared/sheets/register-request-histories/columns";
import type {
  RegisterMerchandiseHistory,
  RegisterRequestHistory,
} from "@bupum/shared/sheets/register-request-histories/contract";
import { typedCells } from "@bupum/shared/sheets/register-request-histories/mending";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { CheckField, ChoiceField, NumberField, TextField } from "@bupum/ui/form/fields";
import { toast } from "@bupum/ui/frame/toasts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { onlyFor } from "../may.tsx";
import { api } from "../api.ts";
import { DialogButton } from "../layout/dialog-button.tsx";
import { useWords } from "../words.ts";
import { registerKey } from "./queries.ts";
import styles from "./register.module.css";

/** One row of the call, its cells beside its number. */
const fields = z.extend(typedCells, {
  rowNo: z.int().check(z.minimum(1), z.maximum(lastSheetRow)),
  action: z.enum(registerActions),
  createMakers: registerMerchandiseHistoryRoutes.create.body.shape.createMakers,
});
type Typed = z.output<typeof fields>;

/** What a row needs first; a removal names its listing alone. */
const naming = ["partNumber", "manufactor", "condition", "sellerSku"] as const;
const terms = [
  "productName",
  "price",
  "currency",
  "stock",
  "moq",
  "orderMultiple",
  "leadTimeDays",
  "shippingFeePayer",
  "warehouseRegion",
  "memo",
] as const;

const noCells = Object.fromEntries([...naming, ...terms].map((column) => [column, ""]));

/** Enters rows for the seller of a sheet, which are done at once (D8-10). */
export const AddRows = onlyFor(
  "registerMerchandiseHistories.create",
  function AddRows({ request }: { request: RegisterRequestHistory }) {
    const say = useWords("registerRequests");
    if (request.status === "CANCELLED") return null;
    return (
      <DialogButton label={say("typed.open")} size="lg">
        {() => <RowForm request={request} />}
      </DialogButton>
    );
  },
);

/** The first row below the sheet: its head stands in the first one. */
const below = ({ totalRows }: RegisterRequestHistory): number =>
  Math.min(totalRows + 2, lastSheetRow);

function useRowDraft(request: RegisterRequestHistory) {
  const say = useWords("registerRequests");
  const client = useQueryClient();
  const [action, setAction] = useState(request.action);
  const blank = { ...noCells, action, createMakers: false };
  const draft: Draft = useDraft({
    schema: fields,
    initial: { ...blank, rowNo: below(request) },
    async send({ rowNo, action: act, createMakers, ...merchandise }: Typed) {
      const rows = [{ rowNo, action: act, merchandise }];
      const { items } = await api.registerMerchandiseHistories.create({
        body: { registerRequestHistoryId: request.id, createMakers, rows },
      });
      return items[0]!;
    },
    done: (row: RegisterMerchandiseHistory) => {
      // A row that succeeded before stays as it is.
      if (row.result === "OK") {
        draft.form.setFieldError("rowNo", say("typed.taken", { row: row.rowNo }));
        return;
      }
      toast.done(say("typed.done", { row: row.rowNo }));
      void client.invalidateQueries({ queryKey: registerKey });
      draft.set({ ...blank, rowNo: Math.min(row.rowNo + 1, lastSheetRow) });
    },
  });
  return { draft, action, setAction };
}

function RowForm({ request }: { request: RegisterRequestHistory }) {
  const say = useWords("registerRequests");
  const { draft, action, setAction } = useRowDraft(request);
  return (
    <DraftForm draft={draft} label={say("typed.open")}>
      <p>{say("typed.hint", { seller: request.sellerName })}</p>
      <div className={styles["cells"]}>
        <NumberField
          name="rowNo"
          label={say("rowNo")}
          description={say("typed.rowHint")}
          allowDecimal={false}
          min={1}
          max={lastSheetRow}
        />
        <ChoiceField
          name="action"
          label={say("action")}
          data={registerActions.map((value) => ({ value, label: say(`actions.${value}`) }))}
          onInput={({ currentTarget }) =>
            setAction(currentTarget.value === "DELETE" ? "DELETE" : "INSERT")
          }
        />
        {[...naming, ...(action === "INSERT" ? terms : [])].map((column) => (
          <TextField
            key={column}
            name={column}
            label={say(`columns.${column}`)}
            autoComplete="off"
          />
        ))}
      </div>
      {action === "INSERT" && <CheckField name="createMakers" label={say("typed.createMakers")} />}
      <SendButton fullWidth>{say("typed.send")}</SendButton>
    </DraftForm>
  );
}
