import { mostPieces } from "@bupum/shared/kernel/money/quantities";
import { estimateLimits } from "@bupum/shared/deal/estimate-groups/contract";
import { uploadLimits } from "@bupum/shared/accounts/files/rules";
import { conditions } from "@bupum/shared/selling/merchandises/contract";
import { FileDrop } from "@bupum/ui/files/file-drop";
import { useDraftOfForm } from "@bupum/ui/form/draft";
import type { UploadedFile } from "@bupum/ui/files/uploads";
import {
  CheckField,
  ChoiceField,
  NumberField,
  PriceField,
  ProseField,
  TextField,
} from "@bupum/ui/form/fields";
import { PartNumber } from "@bupum/ui/display/part-number";
import { ActionIcon } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { useState } from "react";
import { RoleGuard } from "../companies/role-guard.tsx";
import { useCurrentUser } from "../session.ts";
import { LastPrice } from "../price-memories/past-prices.tsx";
import { useWords } from "../words.ts";
import { AddedBy } from "./basket-lines.tsx";
import { DropButton } from "./drop-button.tsx";
import { type FormLine, mostLineFiles } from "./group-form.ts";
import { LineNote } from "./line-note.tsx";
import { signUpload } from "../files/queries.ts";
import { walkDown } from "./walk-down.ts";
import page from "./group-page.module.css";
import styles from "./lines.module.css";

interface LineRowProps {
  line: FormLine;
  index: number;
  /** Some field of this line has an issue. */
  faulty: boolean;
  onDrop: () => void;
  onFiles: (files: UploadedFile[]) => void;
  onBusy: (busy: boolean, running: number) => void;
  /** How many files the rest of the request leaves to this line. */
  room: number;
}

/**
 * One requested part as a row: what it is, how many, and what else matters in a second row below,
 * which also holds in full what the first one cuts.
 */
export function LineRow(props: LineRowProps) {
  const { line, index, faulty, onDrop } = props;
  const say = useWords("estimateGroups");
  const at = `lines.${index}`;
  const isListed = line.productId !== "";
  const [isOpen, setOpen] = useState(false);
  const [isUploading, setUploading] = useState(false);
  // What is on its way stays in view.
  const isExpanded = isOpen || faulty || isUploading;
  const name = line.partNumber || line.partName || say("request.line", { number: index + 1 });
  return (
    <tbody aria-label={say("request.line", { number: index + 1 })}>
      <tr className={styles["row"]} data-of={isListed ? "listed" : "written"}>
        {isListed ? <ListedPart line={line} /> : <WrittenPart at={at} />}
        <Amount at={at} />
        <td className={`${styles["act"]} ${styles["more"]}`}>
          <ActionIcon
            variant="subtle"
            color="gray"
            c="inherit"
            aria-label={say("request.more")}
            title={say("request.more")}
            aria-expanded={isExpanded}
            onClick={() => setOpen(!isOpen)}
          >
            <IconChevronDown size={18} aria-hidden data-open={isExpanded || undefined} />
          </ActionIcon>
        </td>
        <td className={`${styles["act"]} ${styles["drop"]}`}>
          <RoleGuard act="ask" isQuiet>
            <DropButton label={say("request.drop", { name })} onDrop={onDrop} />
          </RoleGuard>
        </td>
      </tr>
      <LineNote line={line} index={index} hidden={isExpanded} onOpen={() => setOpen(true)} />
      <tr className={styles["details"]} hidden={!isExpanded}>
        <td colSpan={7}>
          {isListed && isExpanded && (
            <p className={styles["full"]}>
              <PartNumber of={line.partNumber} /> {line.manufactorName} · {line.partName}
            </p>
          )}
          <Terms at={at} unit={line.unit} />
          <Drawings
            {...props}
            name={`${at}.files`}
            onBusy={(isBusy, running) => {
              setUploading(isBusy);
              props.onBusy(isBusy, running);
            }}
          />
        </td>
      </tr>
    </tbody>
  );
}

function Amount({ at }: { at: string }) {
  const say = useWords("estimateGroups");
  return (
    <>
      <td className={styles["quantity"]}>
        <NumberField
          name={`${at}.quantity`}
          aria-label={say("request.quantity")}
          min={1}
          max={mostPieces}
          // A typed zero is reported as an error, not corrected to one: the buyer did not mean one.
          clampBehavior="none"
          allowDecimal={false}
          hideControls
          onKeyDown={walkDown}
        />
      </td>
      <td className={styles["unit"]}>
        <TextField name={`${at}.unit`} aria-label={say("request.unit")} maxLength={20} />
      </td>
    </>
  );
}

function ListedPart({ line }: { line: FormLine }) {
  const { partNumber, manufactorName, partName } = line;
  return (
    <>
      <td className={`${styles["text"]} ${styles["number"]}`} title={partNumber}>
        {partNumber}
      </td>
      <td className={`${styles["text"]} ${styles["maker"]}`} title={manufactorName}>
        {manufactorName}
      </td>
      <td className={`${styles["text"]} ${styles["name"]}`} title={partName}>
        {partName}
        <LastPrice productId={line.productId} part={partNumber} />
        <AddedBy productId={line.productId} />
      </td>
    </>
  );
}

function WrittenPart({ at }: { at: string }) {
  const say = useWords("estimateGroups");
  const field = (of: "partNumber" | "manufactorName" | "partName", maxLength: number) => ({
    name: `${at}.${of}`,
    "aria-label": say(`request.${of}`),
    placeholder: say(`request.${of}`),
    maxLength,
  });
  return (
    <>
      <td className={styles["number"]}>
        <TextField {...field("partNumber", 80)} autoCapitalize="off" spellCheck={false} />
      </td>
      <td className={styles["maker"]}>
        <TextField {...field("manufactorName", 80)} />
      </td>
      <td className={styles["name"]}>
        <TextField {...field("partName", 200)} />
      </td>
    </>
  );
}

const { extensions, maxBytes } = uploadLimits.FILE;

/** What this part's sellers should see; uploads need an account. */
function Drawings({ line, name, room, onFiles, onBusy }: LineRowProps & { name: string }) {
  const { form } = useDraftOfForm();
  const say = useWords("estimateGroups");
  const user = useCurrentUser();
  if (!user) return null;
  return (
    <FileDrop
      label={say("request.lineFiles")}
      name={name}
      error={form.errors[name]}
      sign={signUpload("FILE")}
      extensions={extensions}
      maxMegabytes={maxBytes / 1024 / 1024}
      maxFiles={mostLineFiles}
      together={{ most: estimateLimits.files, room }}
      initial={line.files ?? []}
      onChange={(files) => onFiles([...files])}
      onBusy={onBusy}
    />
  );
}

function Terms({ at, unit }: { at: string; unit: string }) {
  const say = useWords("estimateGroups");
  const trade = useWords("trade");
  return (
    <div className={page["terms"]}>
      <PriceField
        name={`${at}.targetPrice`}
        label={say("request.targetPrice")}
        inputWrapperOrder={["label", "input", "description", "error"]}
        description={say("request.targetHint", { unit })}
      />
      <ChoiceField
        name={`${at}.requiredCondition`}
        label={say("request.condition")}
        data={["ANY" as const, ...conditions].map((value) => ({
          value,
          label: trade(`conditions.${value}`),
        }))}
      />
      <ProseField
        name={`${at}.memo`}
        label={say("request.memo")}
        placeholder={say("request.memoHint")}
        minRows={2}
        maxLength={500}
      />
      <TextField
        name={`${at}.ownNumber`}
        label={say("request.ownNumber")}
        description={say("request.ownNumberHint")}
        inputWrapperOrder={["label", "input", "description", "error"]}
        maxLength={80}
        autoCapitalize="off"
        spellCheck={false}
      />
      <CheckField name={`${at}.allowAlternative`} label={say("request.allowAlternative")} />
    </div>
  );
}
