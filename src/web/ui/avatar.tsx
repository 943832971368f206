import { Avatar as Primitive } from 'radix-ui'

export interface AvatarProps {
  imageUrl?: string | null | undefined
  /** Its first letter stands in for the picture; U where there is no name. */
  name?: string | null | undefined
}

export function Avatar({ imageUrl, name }: AvatarProps) {
  const [first = 'U'] = name?.trim() ?? ''
  const letter = first.toUpperCase()
  return (
    <Primitive.Root className="grid size-7 shrink-0 place-items-center overflow-hidden rounded-full bg-accent-wash text-sm font-semibold text-accent">
      {imageUrl && (
        <Primitive.Image src={imageUrl} alt={''} referrerPolicy="no-referrer" className="size-full object-cover" />
      )}
      <Primitive.Fallback>{letter}</Primitive.Fallback>
    </Primitive.Root>
  )
}
