/** What a further language says of something: as much of it as it wants. Entries of a list are matched by their ids. */
export type Translated<Value> = Value extends string | number | boolean | undefined
  ? Value
  : Value extends (infer Entry)[]
    ? Translated<Entry>[]
    : { [Name in keyof Value]?: Translated<Value[Name]> }
