import type { OwnTemplate, StandardTemplate } from '../contract.ts'
import type { OwnTemplateRecord } from './own-template-repository.ts'
import type { StandardTemplateRecord } from './standard-template-repository.ts'

export function presentOwnTemplate(row: OwnTemplateRecord): OwnTemplate {
  return {
    ...row,
    modality: row.modality as OwnTemplate['modality'],
    language: row.language as OwnTemplate['language'],
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

export function presentStandardTemplate(row: StandardTemplateRecord): StandardTemplate {
  return {
    ...row,
    modality: row.modality as StandardTemplate['modality'],
    language: row.language as StandardTemplate['language'],
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
