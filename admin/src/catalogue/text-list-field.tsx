import { TagsInput, type TagsInputProps } from "@mantine/core";
import "@mantine/core/styles/Pill.layer.css";
import "@mantine/core/styles/PillsInput.layer.css";
import { useDraftOfForm } from "@bupum/ui/form/draft";
import { useWords } from "../words.ts";

/** A list of short texts: Enter or a comma adds one, Backspace removes the last one. */
export function TextListField({ name, ...props }: TagsInputProps & { name: string }) {
  const say = useWords("catalogue");
  const { form } = useDraftOfForm();
  const { error, ...input } = form.getInputProps(name);
  // An issue of one of the texts is shown for all of them.
  const inner = Object.entries(form.errors).find(([path]) => path.startsWith(`${name}.`))?.[1];
  return (
    <TagsInput
      key={form.key(name)}
      size="md"
      placeholder={say("addText")}
      splitChars={[","]}
      acceptValueOnBlur
      {...props}
      {...input}
      error={error ?? inner}
    />
  );
}
