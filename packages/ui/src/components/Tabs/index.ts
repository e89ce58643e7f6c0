export { Tab, type TabItem, TabList, TabPanel, type TabPanelProps, type TabProps, Tabs, type TabsProps } from './Tabs.tsx';
