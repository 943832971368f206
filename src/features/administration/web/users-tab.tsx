import { userAdminTexts as t } from '#features/administration/texts.ts'
import { SectionHeader } from '#web/ui/section-header.tsx'
import { ServiceFigures } from './service-figures.tsx'
import { UserList } from './user-list.tsx'

export function UsersTab() {
  return (
    <div className="flex flex-col gap-10">
      <ServiceFigures />
      <section className="flex flex-col gap-4">
        <SectionHeader title={t.title} />
        <UserList />
      </section>
    </div>
  )
}
