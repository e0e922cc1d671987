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
import { Collapse, UnstyledButton } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { useState } from "react";
import { useCurrentUser } from "../session.ts";
import { useWords } from "../words.ts";
import { DropButton } from "./drop-button.tsx";
import { type FormLine, mostLineFiles } from "./group-form.ts";
import { signUpload } from "../files/queries.ts";
import styles from "./group-page.module.css";

interface LineCardProps {
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

/** One requested part: what it is, how many, and what else matters. */
export function LineCard(props: LineCardProps) {
  const { line, index, faulty, onDrop } = props;
  const say = useWords("estimateGroups");
  const at = `lines.${index}`;
  const isListed = line.productId !== "";
  const [isOpen, setOpen] = useState(Boolean(line.memo || line.targetPrice || line.files?.length));
  const [isUploading, setUploading] = useState(false);
  // What is folded away ends its uploads.
  const isExpanded = isOpen || faulty || isUploading;
  const name = line.partNumber || line.partName || say("request.line", { number: index + 1 });
  return (
    <li className={styles["line"]} aria-label={say("request.line", { number: index + 1 })}>
      <div className={styles["lineHead"]}>
        {isListed ? <ListedPart line={line} /> : <WrittenPart at={at} />}
        <NumberField
          name={`${at}.quantity`}
          label={say("request.quantity")}
          className={styles["quantity"]}
          min={1}
          max={9_999_999}
          // A typed zero is reported as an error, not corrected to one: the buyer did not mean one.
          clampBehavior="none"
          allowDecimal={false}
          rightSection={<span className={styles["dimmed"]}>{line.unit}</span>}
          rightSectionWidth={56}
        />
        <DropButton label={say("request.drop", { name })} onDrop={onDrop} />
      </div>
      <UnstyledButton
        className={styles["more"]}
        aria-expanded={isExpanded}
        onClick={() => setOpen(!isOpen)}
      >
        <IconChevronDown size={16} aria-hidden data-open={isOpen || undefined} />
        {say("request.more")}
      </UnstyledButton>
      <Collapse expanded={isExpanded}>
        <Terms at={at} unit={line.unit} />
        <Drawings
          {...props}
          name={`${at}.files`}
          onBusy={(isBusy, running) => {
            setUploading(isBusy);
            props.onBusy(isBusy, running);
          }}
        />
      </Collapse>
    </li>
  );
}

function ListedPart({ line }: { line: FormLine }) {
  return (
    <div className={styles["part"]}>
      <p className={styles["dimmed"]}>{line.manufactorName}</p>
      <PartNumber of={line.partNumber} />
      <p>{line.partName}</p>
    </div>
  );
}

function WrittenPart({ at }: { at: string }) {
  const say = useWords("estimateGroups");
  return (
    <div className={styles["written"]}>
      <TextField name={`${at}.partName`} label={say("request.partName")} maxLength={200} />
      <TextField
        name={`${at}.partNumber`}
        label={say("request.partNumber")}
        maxLength={80}
        autoCapitalize="off"
        spellCheck={false}
      />
      <TextField
        name={`${at}.manufactorName`}
        label={say("request.manufactorName")}
        maxLength={80}
      />
    </div>
  );
}

const { extensions, maxBytes } = uploadLimits.FILE;

/** What this part's sellers should see; uploads need an account. */
function Drawings({ line, name, room, onFiles, onBusy }: LineCardProps & { name: string }) {
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
    <div className={styles["terms"]}>
      <TextField name={`${at}.unit`} label={say("request.unit")} maxLength={20} />
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
      <CheckField name={`${at}.allowAlternative`} label={say("request.allowAlternative")} />
    </div>
  );
}
