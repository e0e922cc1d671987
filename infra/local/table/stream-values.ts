type Value = Record<string, unknown>;
export type Image = Record<string, Value>;
interface Changed {
  dynamodb: { NewImage?: Image; OldImage?: Image };
}

/**
 * DynamoDB Local's stream writes an empty map as a value of no type, {} instead of {M: {}}, which
 * no SDK can read. Every other value, an empty list too, comes as AWS sends it.
 */
export function withEmptyMaps<R extends Changed>(records: R[]): R[] {
  return records.map((record) => {
    const { NewImage, OldImage } = record.dynamodb;
    return {
      ...record,
      dynamodb: {
        ...record.dynamodb,
        ...(NewImage && { NewImage: imageOf(NewImage) }),
        ...(OldImage && { OldImage: imageOf(OldImage) }),
      },
    };
  });
}

const imageOf = (image: Image): Image =>
  Object.fromEntries(Object.entries(image).map(([name, value]) => [name, valueOf(value)]));

function valueOf(value: Value): Value {
  const [type, inner] = Object.entries(value)[0] ?? ["M", {}];
  if (type === "M") return { M: imageOf(inner as Image) };
  if (type === "L") return { L: (inner as Value[]).map(valueOf) };
  return value;
}
