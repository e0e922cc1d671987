import { TextInput } from "@mantine/core";
import { useDraftOfForm, useFieldValue } from "./draft.ts";

interface TagsFieldProps {
  name: string;
  label: string;
  description: string;
}

/** Words between commas. */
export function TagsField({ name, label, description }: TagsFieldProps) {
  const { form } = useDraftOfForm();
  const tags = useFieldValue(name);
  const { error } = form.getInputProps(name);
  return (
    <TextInput
      label={label}
      description={description}
      data-path={name}
      defaultValue={Array.isArray(tags) ? tags.join(", ") : ""}
      error={error}
      onChange={({ currentTarget: { value } }) =>
        form.setFieldValue(
          name,
          value
            .split(/[,，、]/)
            .map((tag) => tag.trim())
            .filter(Boolean),
        )
      }
    />
  );
}
