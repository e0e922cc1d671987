import type { ProductDraft, ProductEntity } from "@bupum/shared/product-entities/contract";
import { failureOf } from "@bupum/ui/failure";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { toast } from "@bupum/ui/toasts";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { Conflict } from "../catalogue/conflict.tsx";
import { useLeaveGuard } from "../catalogue/leave-guard.ts";
import { keepProduct, productDetail } from "../catalogue/queries.ts";
import { api } from "../api.ts";
import { useWords } from "../words.ts";
import { AlternateRows } from "./alternate-rows.tsx";
import { DatasheetFields, ImageFields } from "./file-fields.tsx";
import { differingLines, lineText } from "./part-lines.ts";
import { IdentityFields, NumberFields } from "./product-fields.tsx";
import { fieldsOf, productForm } from "./product-form.ts";
import { SpecificationRows } from "./specification-rows.tsx";
import { useLineWords } from "./use-line-words.ts";
import styles from "./products.module.css";

interface EditorProps {
  /** The part that is changed; a new one has none. */
  part?: ProductEntity;
  /** Puts the form on what somebody else saved meanwhile. */
  onTheirs?: () => void;
}

/** A part's whole form, for a new one and for a change. */
export function ProductEditor({ part, onTheirs }: EditorProps) {
  const say = useWords("products");
  const { draft, newer, saveMine } = useProductDraft(part);
  useLeaveGuard(draft);
  const [busy, setBusy] = useState({ images: false, datasheets: false });
  return (
    <div className={styles["editor"]}>
      <DraftForm draft={draft} label={say(part ? "edit" : "create")}>
        <IdentityFields />
        <NumberFields />
        <SpecificationRows />
        <AlternateRows own={part?.id} />
        <ImageFields onBusy={(images) => setBusy((known) => ({ ...known, images }))} />
        <DatasheetFields onBusy={(datasheets) => setBusy((known) => ({ ...known, datasheets }))} />
        {part && newer && (
          <Changed
            part={part}
            newer={newer}
            onMine={saveMine}
            onTheirs={() => {
              draft.form.resetDirty();
              onTheirs?.();
            }}
          />
        )}
        <div className={styles["bar"]}>
          <SendButton waiting={busy.images || busy.datasheets}>
            {say(part ? "save" : "create")}
          </SendButton>
        </div>
      </DraftForm>
    </div>
  );
}

/** Sends the form; keeps what somebody else saved meanwhile, until the reader chose. */
function useProductDraft(part: ProductEntity | undefined) {
  const say = useWords("products");
  const client = useQueryClient();
  const router = useRouter();
  const [newer, setNewer] = useState<ProductEntity>();
  const version = useRef(part?.version ?? 0);
  const send = (body: ProductDraft) =>
    part
      ? api.productEntities.update({
          params: { id: part.id },
          body: {
            ...body,
            description: body.description ?? null,
            country: body.country ?? null,
            version: version.current,
          },
        })
      : api.productEntities.create({ body });
  const readNewer = async (id: string, conflict: unknown) => {
    try {
      setNewer(await client.fetchQuery({ ...productDetail(id), staleTime: 0 }));
    } catch {
      toast.failed(failureOf(conflict).message ?? "");
    }
  };
  const draft: Draft = useDraft({
    schema: productForm,
    initial: { ...fieldsOf(part) },
    send,
    done: (saved) => {
      toast.done(say(part ? "saved" : "created", { number: saved.partNumber }));
      keepProduct(client, saved);
      draft.form.resetDirty();
      void router.navigate({ to: "/products/$productId", params: { productId: saved.id } });
    },
    failed: (error) => {
      if (!part || failureOf(error).code !== "VERSION_CONFLICT") return false;
      void readNewer(part.id, error);
      return true;
    },
  });
  const saveMine = () => {
    version.current = newer?.version ?? version.current;
    setNewer(undefined);
    draft.submit();
  };
  return { draft, newer, saveMine };
}

function Changed(props: {
  part: ProductEntity;
  newer: ProductEntity;
  onMine: () => void;
  onTheirs: () => void;
}) {
  const { part, newer, ...acts } = props;
  const say = useWords("products");
  const words = useLineWords();
  const differences = differingLines(part, newer, words).map((key) => ({
    label: say(`fields.${key}`),
    before: lineText(part, key, words),
    now: lineText(newer, key, words),
  }));
  return <Conflict differences={differences} {...acts} />;
}
