import type { ProductEntity } from "@bupum/shared/catalogue/products/admin-contract";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { toast } from "@bupum/ui/frame/toasts";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { Conflict } from "../catalogue/conflict.tsx";
import { useEntityDraft } from "../catalogue/entity-draft.ts";
import { keepProduct, productDetail } from "../catalogue/queries.ts";
import { api } from "../api.ts";
import { useWords } from "../words.ts";
import { DatasheetFields, ImageFields } from "./file-fields.tsx";
import { differingLines, lineText } from "./product-lines.ts";
import { IdentityFields, NumberFields } from "./product-fields.tsx";
import { fieldsOf, productForm } from "./product-form.ts";
import { SpecificationRows } from "./specification-rows.tsx";
import { useLineWords } from "./use-line-words.ts";
import styles from "./products.module.css";

interface EditorProps {
  /** The part that is changed; undefined for a new one. */
  part?: ProductEntity;
  /** Resets the form to a version that somebody else saved. */
  onTheirs?: (newer: ProductEntity) => void;
}

/** A part's whole form, for a new one and for a change. */
export function ProductEditor({ part, onTheirs }: EditorProps) {
  const say = useWords("products");
  const { draft, newer, saveMine, takeTheirs } = useProductDraft(part, onTheirs);
  const [busy, setBusy] = useState({ images: false, datasheets: false });
  return (
    <div className={styles["editor"]}>
      <DraftForm draft={draft} label={say(part ? "edit" : "create")}>
        <IdentityFields />
        <NumberFields />
        <SpecificationRows draft={draft} />
        <ImageFields
          draft={draft}
          onBusy={(images) => setBusy((known) => ({ ...known, images }))}
        />
        <DatasheetFields
          draft={draft}
          onBusy={(datasheets) => setBusy((known) => ({ ...known, datasheets }))}
        />
        {part && newer && (
          <Changed part={part} newer={newer} onMine={saveMine} onTheirs={takeTheirs} />
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

function useProductDraft(part: ProductEntity | undefined, onTheirs: EditorProps["onTheirs"]) {
  const say = useWords("products");
  const client = useQueryClient();
  const router = useRouter();
  return useEntityDraft({
    schema: productForm,
    initial: { ...fieldsOf(part) },
    entity: part,
    onTheirs,
    send: (body, version) => {
      if (!part) return api.productEntities.create({ body });
      // Substitutes are kept on the page of the part (D37-2).
      const { description = null, country = null, alternates: _kept, ...rest } = body;
      return api.productEntities.update({
        params: { id: part.id },
        body: { ...rest, description, country, version },
      });
    },
    readAgain: () => client.fetchQuery({ ...productDetail(part?.id ?? ""), staleTime: 0 }),
    done: (saved) => {
      toast.done(say(part ? "saved" : "created", { number: saved.partNumber }));
      keepProduct(client, saved);
      void router.navigate({ to: "/products/$productId", params: { productId: saved.id } });
    },
  });
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
